import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { Report } from "../../wasm/engine";
import { axe, expect, sample, sideways, site, test } from "./portal";

let folder = "";
test.beforeAll(() => {
  folder = sample("plain", "flaglane");
});

const own = (page: Page) => page.locator("flaglane-check").last();
const box = (page: Page) => own(page).getByRole("textbox");
const engineAsked = (asked: string[]) => asked.filter((path) => path.includes("/engine."));

test("the module weighs at most 15 KB in brotli, the engine left out", () => {
  expect(brotliCompressSync(readFileSync(`${site}/elements.js`)).length).toBeLessThanOrEqual(15_000);
});

test("a card, a checked example, a checker and a table work under a strict policy, from one core", async ({
  page,
  serving,
  asked,
}) => {
  await page.goto(await serving({ folder }));
  const card = page.locator("flaglane-flag");
  await expect(card.getByText("PUBLIC")).toBeVisible();
  await expect(card.getByText("matmult", { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: "Full page in Flaglane" })).toHaveAttribute(
    "href",
    /\/flaglane\/index\.html#\/flags\/driver\/compile\/--auto-cast$/,
  );

  const example = page.locator("flaglane-check").first();
  await expect(example.locator(".band")).toContainText(["--vectorize-strided-dma"]);
  await expect(example.locator(".under.error", { hasText: "--no-cache" })).toBeVisible();
  await expect(example.getByRole("listitem").filter({ hasText: "--no-cache" }).first()).toBeVisible();

  await own(page).scrollIntoViewIfNeeded();
  await expect(own(page).getByRole("listitem").filter({ hasText: "driver/invalid-choice" })).toBeVisible();

  await page.locator("flaglane-table").scrollIntoViewIfNeeded();
  await expect(page.locator("flaglane-table").getByRole("row").nth(10)).toBeVisible();
  // The frame has a core of its own.
  const frames = asked.filter((path) => path.endsWith("embed.html")).length;
  expect(engineAsked(asked).filter((path) => path.endsWith(".wasm")).length).toBeLessThanOrEqual(1 + frames);
});

test("the core is not asked for before an element comes into view or is used", async ({
  page,
  serving,
  asked,
}) => {
  const url = await serving({ folder });
  await page.route("**/later.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Later</title><link rel="icon" href="flaglane/icon.svg">
<script type="module" src="flaglane/elements.js"></script><main><p>Top</p>${"<p>.</p>".repeat(200)}
<flaglane-check><pre><code>--auto-cast=matmul</code></pre></flaglane-check></main>`,
    }),
  );
  await page.goto(`${url}later.html`);
  await expect(page.getByRole("textbox")).toHaveValue("--auto-cast=matmul");
  await page.waitForTimeout(500);
  expect(engineAsked(asked)).toEqual([]);
  await page.getByRole("textbox").evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect.poll(() => engineAsked(asked).length).toBe(2);
});

test("typing is checked at each letter, and each report is an event", async ({ page, serving }) => {
  await page.goto(await serving({ folder }));
  await own(page).scrollIntoViewIfNeeded();
  await expect(own(page).getByRole("listitem").first()).toBeVisible();
  await page.evaluate(() => {
    const reports: Report[] = [];
    Reflect.set(window, "reports", reports);
    document.addEventListener("flaglane-report", (event) =>
      reports.push((event as CustomEvent<Report>).detail),
    );
  });
  await box(page).fill("--lnc=2");
  await expect(own(page).getByText("Accepted", { exact: true })).toBeVisible();
  await expect(own(page).getByRole("status")).toHaveText(/^Accepted\. /);
  await box(page).press("End");
  await page.keyboard.type(" -O9");
  await expect(own(page).getByText("The compiler stops here", { exact: true })).toBeVisible();
  const reports = await page.evaluate(() => Reflect.get(window, "reports") as Report[]);
  expect(reports).toHaveLength(5);
  expect(reports.at(-1)?.counts.error).toBeGreaterThan(0);
  expect(await own(page).evaluate((element) => Reflect.get(element, "report").tokens.length)).toBe(
    reports.at(-1)?.tokens.length,
  );
});

test("a problem selects its word; a fix mends it, and undo takes it back", async ({ page, serving }) => {
  await page.goto(await serving({ folder }));
  await own(page).scrollIntoViewIfNeeded();
  const problem = own(page).getByRole("listitem").filter({ hasText: "driver/invalid-choice" });
  await problem.getByRole("button").first().click();
  const selected = () =>
    box(page).evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
  expect(await selected()).toContain("matmul");
  const before = await box(page).inputValue();
  await problem.getByRole("button", { name: /matmult/ }).click();
  await expect(box(page)).toHaveValue(before.replace("matmul", "matmult"));
  await expect(problem).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(box(page)).toHaveValue(before);
  await expect(problem).toHaveCount(1);
});

test("the marks lie exactly below the letters of the text box", async ({ page, serving }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await serving({ folder }));
  await own(page).scrollIntoViewIfNeeded();
  const text = `export NEURON_CC_FLAGS="--model-type=transformer\t--auto-cast=matmul \\\n  --tensorizer-options='--no-tpb ${"--x ".repeat(30)}'"\n`;
  await box(page).fill(text);
  const sizes = await own(page).evaluate((element) => {
    const size = (selector: string) => {
      const found = element.shadowRoot?.querySelector(selector);
      return [found?.clientWidth, found?.clientHeight, found?.scrollHeight];
    };
    return { marks: size("pre"), box: size("textarea") };
  });
  expect(sizes.marks).toEqual(sizes.box);
  const shown = await own(page).evaluate((element) => element.shadowRoot?.querySelector("pre")?.textContent);
  expect(shown?.replace("\u200b", "")).toBe(text);
});

test("the table is searched, filtered and shown in parts", async ({ page, serving }) => {
  await page.goto(await serving({ folder }));
  const table = page.locator("flaglane-table");
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole("status")).toHaveText(/^\d+ flags/);
  const tiers = await table.getByRole("row").locator("td:nth-of-type(2)").allTextContents();
  expect(new Set(tiers)).toEqual(new Set(["PUBLIC"]));
  await expect(table.getByRole("combobox", { name: "Tier" })).toBeHidden();
  await table.getByRole("searchbox").fill("auto cast");
  await expect(table.getByRole("link", { name: "--auto-cast", exact: true })).toBeVisible();
  await expect.poll(() => table.getByRole("row").count()).toBeLessThan(6);
  await table.evaluate((element) => {
    element.removeAttribute("tier");
    element.removeAttribute("lane");
  });
  await table.getByRole("searchbox").fill("");
  await expect(table.getByRole("status")).toContainText("the first 50 shown");
  await table.getByRole("button", { name: "Show all" }).click();
  await expect(table.getByRole("status")).not.toContainText("shown");
  await expect.poll(() => table.getByRole("row").count()).toBeGreaterThan(300);
  await table.getByRole("combobox", { name: "Lane" }).selectOption("penguin");
  await expect(table.getByRole("row").nth(1)).toContainText("penguin");
});

test("an attribute that changes is followed; a name that nobody knows is said to be so", async ({
  page,
  serving,
}) => {
  await page.goto(await serving({ folder }));
  const card = page.locator("flaglane-flag");
  await expect(card.getByText("matmult", { exact: true })).toBeVisible();
  await card.evaluate((element) => element.setAttribute("name", "--lnc"));
  await expect(card.locator("[part=name]")).toHaveText("--lnc");
  await card.evaluate((element) => element.setAttribute("name", "--no-such-flag"));
  await expect(card).toContainText("--auto-cast");
  await expect(card.getByText("is known in the lane driver")).toBeVisible();
});

test("when the engine can't be had, the text stays, and it is tried again", async ({
  page,
  serving,
  trouble,
}) => {
  let broken = true;
  await page.route("**/engine.wasm*", (route) =>
    broken ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto(await serving({ folder }));
  await own(page).scrollIntoViewIfNeeded();
  await expect(own(page).getByRole("alert")).toContainText("could not be loaded");
  await expect(box(page)).toHaveValue("-O1 --lnc=2 --auto-cast=matmul");
  await expect(page.locator("flaglane-flag").getByText("--auto-cast")).toBeVisible();
  broken = false;
  await own(page).getByRole("button", { name: "Try again" }).click();
  await expect(own(page).getByRole("listitem").first()).toBeVisible();
  for (const text of trouble.splice(0)) expect(text).toContain("503");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the examples and links can be read", async ({ page, serving }) => {
    await page.goto(await serving({ folder }));
    await expect(page.getByText("--vectorize-strided-dma")).toBeVisible();
    await expect(page.getByRole("link", { name: "--auto-cast" })).toBeVisible();
    await page.getByRole("link", { name: "Every flag" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flags");
  });
});

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [1440, 390, 320])
    test(`axe finds nothing and nothing scrolls sideways, ${colorScheme}, ${width} pixels`, async ({
      page,
      serving,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(await serving({ folder }));
      await page.locator("flaglane-table").scrollIntoViewIfNeeded();
      await expect(page.locator("flaglane-table").getByRole("row").nth(5)).toBeVisible();
      await expect(own(page).getByRole("listitem").first()).toBeVisible();
      expect(await axe(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
    });

test("a host page styles it by properties and parts", async ({ page, serving }) => {
  await page.goto(await serving({ folder }));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "flaglane-flag { --flaglane-surface: rgb(1 2 3) } flaglane-flag::part(name) { color: rgb(4 5 6) }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const style = (part: string, property: string) =>
    page
      .locator(`flaglane-flag [part~=${part}]`)
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await style("card", "background-color")).toBe("rgb(1, 2, 3)");
  expect(await style("name", "color")).toBe("rgb(4, 5, 6)");
});

test("colours follow the page's color-scheme, and an element's theme goes before it", async ({
  page,
  serving,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(await serving({ folder }));
  const lane = page.locator("flaglane-flag .lane");
  await expect(lane).toHaveCSS("color", "rgb(141, 180, 255)");
  await page.locator("flaglane-flag").evaluate((element) => element.setAttribute("theme", "light"));
  await expect(lane).toHaveCSS("color", "rgb(27, 79, 174)");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { color-scheme: light }");
    document.adoptedStyleSheets = [sheet];
  });
  await page.locator("flaglane-flag").evaluate((element) => element.removeAttribute("theme"));
  await expect(lane).toHaveCSS("color", "rgb(27, 79, 174)");
});

test.describe("in a frame", () => {
  test("the page around it learns the height, now and when it changes", async ({ page, serving }) => {
    await page.goto(await serving({ folder }));
    const frame = page.locator("iframe");
    await frame.scrollIntoViewIfNeeded();
    const inside = page.frameLocator("iframe");
    await expect(inside.locator("flaglane-flag [part=name]")).toHaveText("--lnc");
    const fits = () =>
      frame.evaluate((element: HTMLIFrameElement) => {
        const content = element.contentDocument?.documentElement;
        return [element.clientHeight, content?.scrollHeight];
      });
    await expect.poll(async () => new Set(await fits()).size).toBe(1);
    const [before = 0] = await fits();
    expect(before).toBeGreaterThan(150);
    await frame.evaluate((element: HTMLIFrameElement) => {
      element.src = element.src.replace(
        /#.*/,
        "#element=check&text=--auto-cast%3Dmatmul+--lnc%3D9+--x&theme=dark&readonly=",
      );
    });
    await expect(inside.getByRole("listitem").first()).toBeVisible();
    await expect.poll(async () => (await fits())[0]).not.toBe(before);
    await expect.poll(async () => new Set(await fits()).size).toBe(1);
    await expect(inside.getByRole("textbox")).not.toBeEditable();
  });

  test("it shows each element, and text is only ever text", async ({ page, serving }) => {
    const url = await serving({ folder });
    await page.goto(`${url}flaglane/embed.html#element=table&lane=penguin`);
    await expect(page.getByRole("row").nth(3)).toContainText("penguin");
    await page.goto("about:blank");
    const text = '<img src=x onerror="document.title=1"></code>--auto-cast=matmul';
    await page.goto(`${url}flaglane/embed.html#text=${encodeURIComponent(text)}`);
    await expect(page.getByRole("textbox")).toHaveValue(text);
  });
});

test("another site may use them from here, where the host allows it", async ({ page, serving }) => {
  const url = await serving({ headers: [["Access-Control-Allow-Origin", "*"]] });
  const other = await serving({ folder, headers: [] });
  // A real file: a page made up by a route counts as one of another network, and may not ask this machine.
  writeFileSync(
    `${folder}/other.html`,
    `<!doctype html><html lang="en"><title>Other</title><link rel="icon" href="data:,">
<script type="module" src="${url}elements.js"></script><flaglane-flag name="--lnc"></flaglane-flag></html>`,
  );
  await page.goto(`${other}other.html`);
  await expect(page.getByRole("link", { name: "Full page in Flaglane" })).toHaveAttribute(
    "href",
    `${url}index.html#/flags/driver/compile/--logical-nc-config`,
  );
});
