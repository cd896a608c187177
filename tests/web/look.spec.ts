import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import budget from "../budget.json" with { type: "json" };
import { expect, hashFor, pastes, ready, site, test } from "./app";

const weights = new Map<string, number>();

/** Brotli bytes of a file of the site. */
function weight(name: string): number {
  const known = weights.get(name);
  if (known !== undefined) return known;
  const made = brotliCompressSync(readFileSync(join(site, name))).length;
  weights.set(name, made);
  return made;
}

test("sizes stay within tests/budget.json", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    asked.add(pathname.slice(1) || "index.html");
  });
  await page.goto(`./${hashFor(pastes.environment)}`);
  await ready(page);
  const loaded = [...asked].filter((name) => /\.(html|js|css|wasm)$/.test(name) && name !== "sw.js");
  const kind = (pattern: RegExp) =>
    loaded.filter((name) => pattern.test(name)).reduce((sum, name) => sum + weight(name), 0);
  const engine = kind(/\/engine-[^/]*$/);
  const editor = kind(/\/mount-[^/]*$/);
  const all = kind(/./);
  expect(kind(/\.wasm$/), "the engine's binary").toBeLessThanOrEqual(budget.wasm);
  expect(all, "first load of Check, all of it").toBeLessThanOrEqual(budget.firstLoad);
  expect(all - editor - engine, "what must come before the editor and the core").toBeLessThanOrEqual(
    budget.beforeEditor,
  );
});

test("no file of the app has inline styles or scripts", () => {
  const html = readFileSync(join(site, "index.html"), "utf8");
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toMatch(/<style/);
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  const styles = readdirSync(join(site, "assets")).filter((name) => name.endsWith(".css"));
  expect(styles.length).toBeGreaterThan(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  for (const [name, hash] of Object.entries({
    check: hashFor(pastes.twoCarriers),
    empty: "#/check",
    flags: "#/flags",
  }))
    test(`nothing shifts while ${name} loads at ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        Reflect.set(window, "shift", 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Reflect.set(window, "shift", Reflect.get(window, "shift") + Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(`./${hash}`);
      await expect(page.getByText(/Loading/)).toHaveCount(0);
      await page.waitForTimeout(1000);
      expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.005);
    });
