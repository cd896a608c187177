import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../cmake/tasks/serve.mjs";
import { test as base, check, editor, expect, pastes, ready, site, written } from "./app";

/** A copy of the app that a test may change, served under a sub-path. */
const test = base.extend<{ copy: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  copy: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "flaglane-site-"));
    cpSync(site, folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ copy }, use) => {
    const { url, close } = await serve({ folder: copy, base: "/some/where/" });
    await use(url);
    await close();
  },
});

test("once it says so, the page works with no network at all, from a sub-path too", async ({
  page,
  context,
}) => {
  await check(page, pastes.clean);
  await expect(page.getByText("Ready offline")).toBeVisible({ timeout: 15_000 });
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await expect(page.locator(".verdict h2")).toHaveText(/accepts/);
  for (const screen of ["flags", "rules", "help", "lanes", "about"]) {
    await page.goto(`./#/${screen}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await expect(page.locator(".clauses")).toBeVisible();
});

test("it does not say so while a file is missing", async ({ page, copy }) => {
  const assets = join(copy, "assets");
  for (const name of readdirSync(assets)) if (name.startsWith("about_page")) rmSync(join(assets, name));
  await check(page, pastes.clean);
  await page.waitForTimeout(3000);
  await expect(page.getByText("Ready offline")).toBeHidden();
});

test("a new version offers itself and loses nothing typed", async ({ page, copy }) => {
  await check(page, pastes.clean);
  await expect(page.getByText("Ready offline")).toBeVisible({ timeout: 15_000 });
  const worker = join(copy, "sw.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace('const version = "', 'const version = "newer'));
  await page.reload();
  await ready(page);
  await editor(page).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" -O1");
  const offer = page.getByRole("button", { name: "Use it now" });
  await expect(offer).toBeVisible({ timeout: 15_000 });
  await Promise.all([page.waitForEvent("load"), offer.click()]);
  await ready(page);
  expect(await written(page)).toBe(`${pastes.clean} -O1`);
  await expect(offer).toHaveCount(0);
});
