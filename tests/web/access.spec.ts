import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { check, editor, expect, hashFor, pastes, ready, test, written } from "./app";

const screens = {
  "an empty check": "#/check",
  check: hashFor(pastes.twoCarriers),
  "a command": hashFor(pastes.clean),
  flags: "#/flags",
  "a flag": "#/flags/driver/compile/--auto-cast",
  rules: "#/rules",
  "a rule": "#/rules/driver/invalid-choice",
  help: "#/help",
  lanes: `#/lanes?${new URLSearchParams({ text: pastes.twoCarriers })}`,
  about: "#/about",
};
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function audit(page: Page, rules: string[] | null): Promise<void> {
  for (const [name, hash] of Object.entries(screens)) {
    await page.goto(`./${hash}`);
    await settled(page, name);
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ rules: { "target-size": { enabled: true } } });
    const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 200))
          .slice(0, 3)
          .join(" | ")}`,
    );
    expect(found, name).toEqual([]);
  }
}

/** The screen is there, with its facts. */
async function settled(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first(), name).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

for (const { width, height } of sizes)
  test(`axe finds nothing on any screen at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await audit(page, null);
  });

for (const { width, height } of sizes)
  test(`the dark scheme has contrast on every screen at ${width} pixels`, async ({ page }) => {
    // The scheme changes colours only, so only the rules about colours are asked again.
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width, height });
    await audit(page, ["color-contrast", "link-in-text-block"]);
  });

test("axe finds nothing while things are open", async ({ page }) => {
  await page.goto("./#/flags");
  await page.getByRole("combobox", { name: "Search flags" }).fill("cast");
  await page.keyboard.press("ArrowDown");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await check(page, pastes.badChoice);
  await editor(page).focus();
  await page.keyboard.press("F8");
  await page.keyboard.press("Control+.");
  await expect(page.getByRole("menu")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("a whole job by keyboard alone: write, be told, mend, look up, go on", async ({ page }) => {
  await page.goto("./#/check");
  await ready(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  for (let step = 0; step < 20; step++) {
    if (await editor(page).evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type("neuronx-cc compile m.hlo --framework XLA --target trn1 --auto-cast=matmul ");
  await expect(page.getByRole("status").last()).toContainText("1 error");
  await page.keyboard.press("F8");
  await page.keyboard.press("Control+.");
  await page.keyboard.press("Enter");
  expect(await written(page)).toContain("--auto-cast=matmult");
  await expect(page.locator(".verdict h2")).toHaveText(/accepts/);
  // On to the flag's page, by Tab and Enter.
  const link = page.getByRole("link", { name: /^Full page/ });
  for (let step = 0; step < 60; step++) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("--auto-cast");
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await ready(page);
  expect(await written(page)).toContain("--auto-cast=matmult");
});

test("a screen reader is told the page's parts, the text and what is wrong with it", async ({ page }) => {
  await check(page, pastes.badChoice);
  await expect(page.locator("body")).toMatchAriaSnapshot(`
    - button "Skip to content"
    - banner:
      - navigation "Main"
    - main:
      - heading "Check a command line" [level=1]
      - region "Command line":
        - textbox /to check$/
        - heading /The compiler stops here/ [level=2]
      - region "Problems":
        - list:
          - listitem:
            - text: /error/
            - button /invalid choice|--auto-cast/
    - contentinfo
    - status
  `);
  await expect(editor(page)).toHaveAccessibleDescription(/The compiler stops here/);
  const problem = page.getByRole("region", { name: "Problems" }).getByRole("listitem").first();
  await expect(problem).toContainText("removed:");
  await expect(problem).toContainText("added:");
});

test("a result that did not change is said once, however much is typed", async ({ page }) => {
  await check(page, pastes.badChoice);
  const status = page.getByRole("status").last();
  await expect(status).toHaveText("1 error. The compiler stops with exit status 2.");
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = [...document.querySelectorAll("[role=status]")].at(-1);
    if (region)
      new MutationObserver(() => said.push(region.textContent ?? "")).observe(region, {
        characterData: true,
        childList: true,
        subtree: true,
      });
  });
  await editor(page).focus();
  await page.keyboard.press("Control+End");
  for (let key = 0; key < 3; key++) {
    await page.keyboard.press("Space");
    await page.waitForTimeout(600); // longer than the pause after which a result is said
  }
  expect(await page.evaluate(() => Reflect.get(window, "said"))).toEqual([]);
  await page.keyboard.type(" --no-such-flag");
  await expect(status).toHaveText(/^2 errors/);
});

test("nothing needs sideways scrolling at 320 pixels, or at 200 %", async ({ page }) => {
  // 720 by 450 is what a screen of 1440 by 900 has at 200 %.
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 720, height: 450 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [name, hash] of Object.entries(screens)) {
      await page.goto(`./${hash}`);
      await settled(page, name);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${name} at ${viewport.width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("on a phone no line ends between a flag's two hyphens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await check(page, pastes.twoCarriers);
  for (const place of [".diff", ".verdict samp", ".cm-content"]) {
    const parted = await page.locator(place).evaluateAll((boxes) => {
      const found: string[] = [];
      for (const box of boxes) {
        const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        let before: { char: string; top: number } | null = null;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent ?? "";
          for (let at = 0; at < text.length; at++) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { top, height } = range.getBoundingClientRect();
            const char = text[at] ?? "";
            if (char === "-" && before?.char === "-" && Math.abs(top - before.top) > height / 2)
              found.push(text.slice(at));
            before = { char, top };
          }
        }
      }
      return found;
    });
    expect(parted, place).toEqual([]);
  }
});

test("on a phone a dock leads through the problems, a sheet tells of the word, and targets fit a finger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await check(page, pastes.badChoice);
  const dock = page.locator(".dock");
  await dock.getByRole("button", { name: "Next problem" }).click();
  await expect(page.locator(".probs > li[aria-current]")).toHaveCount(1);
  await dock.locator("summary").click();
  await expect(dock.locator(".hovercard")).toContainText("--auto-cast");
  const small = await dock
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => Math.min(button.clientHeight, button.clientWidth)).filter((size) => size < 40),
    );
  expect(small).toEqual([]);
  await dock.getByRole("button", { name: /^Fix 1/ }).click();
  await expect(page.locator(".verdict h2")).toHaveText(/accepts/);
});

test("forced colours keep the marks apart", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await check(page, pastes.twoCarriers);
  const line = await editor(page)
    .locator(".under-error")
    .first()
    .evaluate((element) => getComputedStyle(element).textDecorationStyle);
  expect(line).toBe("wavy");
  const strike = await editor(page)
    .locator(".lost")
    .first()
    .evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(strike).toContain("line-through");
});

test("reduced motion moves nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await check(page, pastes.badChoice);
  const duration = await page
    .locator(".btn")
    .first()
    .evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(duration).toBe("0s");
});

test("paper gets the text, the verdict and the problems, and no buttons", async ({ page }) => {
  await check(page, pastes.badChoice);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".verdict samp")).toBeVisible();
  await expect(page.locator(".probs .note, .probs .go").first()).toBeVisible();
  await expect(page.locator(".top")).toBeHidden();
  await expect(page.locator(".btn:visible")).toHaveCount(0);
});
