import { expect, test } from "./app";

const rows = "table.flags tr.r";

test("search finds names, values and words, and forgives a slip", async ({ page }) => {
  await page.goto("./#/flags");
  const box = page.getByRole("combobox", { name: "Search flags" });
  await expect(page.locator(rows).first()).toBeVisible();
  await box.fill("auto-cast");
  await expect(page.locator(rows).first()).toContainText("--auto-cast");
  await box.fill("auto-csat");
  await expect(page.locator(rows).first()).toContainText("--auto-cast");
  await box.fill("matmult");
  await expect(page.locator(rows).filter({ hasText: "--auto-cast" }).first()).toBeVisible();
  await box.fill("zzzzqqqq");
  await expect(page.getByText("No entry fits")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect.poll(() => page.locator(rows).count()).toBeGreaterThan(10);
});

test("the box is a combobox: arrows choose, Enter opens, Escape closes and then clears", async ({ page }) => {
  await page.goto("./#/flags");
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press("/");
  const box = page.getByRole("combobox", { name: "Search flags" });
  await expect(box).toBeFocused();
  await page.keyboard.type("cast");
  await expect(page.getByRole("listbox", { name: "Best matches" }).getByRole("option")).toHaveCount(5);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const chosen = page.getByRole("option", { selected: true });
  await expect(box).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox", { name: "Best matches" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(box).toHaveValue("");
  await page.keyboard.type("lnc");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("--logical-nc-config");
});

test("filters join within a group, cut between groups, and tell their counts", async ({ page }) => {
  await page.goto("./#/flags");
  const chip = (name: RegExp) => page.locator(".chip").filter({ hasText: name });
  const state = page.locator(".phead .hint");
  await expect(chip(/^Adriver/)).toBeVisible();
  const of = async (name: RegExp) => Number(await chip(name).locator(".k").textContent());
  const driver = await of(/^Adriver/);
  const penguin = await of(/^Bpenguin/);
  await chip(/^Adriver/).click();
  await expect(state).toContainText(`${driver} of`);
  await chip(/^Bpenguin/).click();
  await expect(state).toContainText(`${driver + penguin} of`);
  const internal = await of(/INTERNAL/);
  await chip(/INTERNAL/).click();
  await expect(state).toContainText(`${internal} of`);
  await expect.poll(() => page.url()).toContain("tier=INTERNAL");
  await page.reload();
  await expect(state).toContainText(`${internal} of`);
  await page.getByRole("button", { name: /Clear \d filters/ }).click();
  await expect(state).not.toContainText(" of ");
  for (const name of ["Lane", "Tier", "Job", "Value", "Confidence", "Listed by", "State"])
    await expect(page.getByRole("group", { name })).toBeVisible();
});

test("columns sort both ways", async ({ page }) => {
  await page.goto("./#/flags");
  const head = page.getByRole("columnheader", { name: "Flag" });
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  const first = await page.locator(`${rows} .nm`).first().textContent();
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(page.locator(`${rows} .nm`).first()).not.toHaveText(first ?? "");
  await page.getByRole("columnheader", { name: "Confidence" }).getByRole("button").click();
  await expect(page.locator(`${rows} .cf`).first()).toHaveText("CONFIRMED");
});

test("a row opens its details", async ({ page }) => {
  await page.goto("./#/flags?q=--auto-cast");
  await page.getByRole("button", { name: "Details of --auto-cast, driver" }).click();
  await expect(page.locator("tr.detail")).toContainText("Listed by");
  await expect(page.locator("tr.detail")).toContainText("matmult");
  await page.getByRole("link", { name: "Try it" }).click();
  await expect(page.getByRole("textbox", { name: /to check$/ })).toContainText("--auto-cast");
});

test("thirty thousand rows scroll, and only those near the screen are drawn", async ({ page }) => {
  await page.goto("./#/flags?rows=30000");
  await expect(page.locator(".phead .hint")).toContainText("30,000");
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "30001");
  await expect.poll(() => page.locator(rows).count()).toBeLessThan(100);
  for (const share of [0.5, 1, 0.25]) {
    await page.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
    const seen = () =>
      page.evaluate(() => {
        const inside = [...document.querySelectorAll("table.flags tr.r")].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return bottom > 60 && top < innerHeight;
        });
        return inside.length;
      });
    await expect.poll(seen, { message: `rows at ${share}` }).toBeGreaterThan(8);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(rows).last()).toHaveAttribute("aria-rowindex", "30001");
});

test("an open row keeps its place in the count of rows above", async ({ page }) => {
  await page.goto("./#/flags?rows=3000");
  await page.locator(`${rows} .xp`).nth(2).click();
  await expect(page.locator("tr.detail")).toBeVisible();
  const height = await page.evaluate(
    () => document.querySelector(".tablewrap")?.getBoundingClientRect().height,
  );
  await page.evaluate(() => scrollTo(0, 20_000));
  await expect(page.locator("tr.detail")).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.querySelector(".tablewrap")?.getBoundingClientRect().height))
    .toBeCloseTo(height ?? 0, -1);
});

test("Tab walks the rows one by one, also where they are drawn anew on the way", async ({ page }) => {
  await page.goto("./#/flags?rows=3000");
  await page.locator(`${rows} .xp`).first().focus();
  const row = () =>
    page.evaluate(() => document.activeElement?.closest("tr")?.getAttribute("aria-rowindex") ?? "none");
  const walked: string[] = [];
  for (let step = 0; step < 100; step++) {
    await page.keyboard.press("Tab");
    walked.push(await row());
  }
  // Each row has a button and a link.
  expect(walked).toEqual(Array.from({ length: 100 }, (_, step) => String(2 + Math.floor((step + 1) / 2))));
});
