import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
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

/** The files of the app that a visit asks for; `sum` is what those of one kind weigh. */
async function visit(page: Page, hash: string) {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    asked.add(pathname.slice(1) || "index.html");
  });
  await page.goto(`./${hash}`);
  await ready(page);
  await page.waitForLoadState("networkidle");
  const loaded = [...asked].filter((name) => /\.(html|js|css|wasm|json)$/.test(name) && name !== "sw.js");
  return {
    loaded,
    sum: (kind: RegExp) =>
      loaded.filter((name) => kind.test(name)).reduce((sum, name) => sum + weight(name), 0),
  };
}

const [engine, editorScript] = [/\/engine-[^/]*$/, /\/mount-[^/]*$/];

test("sizes stay within tests/budget.json", async ({ page }) => {
  const { sum } = await visit(page, hashFor(pastes.environment));
  const all = sum(/./);
  expect(sum(/\.wasm$/), "the engine's binary").toBeLessThanOrEqual(budget.wasm);
  expect(all, "Check with a text, all of it").toBeLessThanOrEqual(budget.withText);
  expect(
    all - sum(editorScript) - sum(engine),
    "what must come before the editor and the core",
  ).toBeLessThanOrEqual(budget.beforeEditor);
});

test("a first load of Check stays within tests/budget.json, and has the editor", async ({ page }) => {
  const { loaded, sum } = await visit(page, "#/check");
  expect(loaded.filter((name) => editorScript.test(name))).toHaveLength(1);
  expect(sum(/./)).toBeLessThanOrEqual(budget.firstLoad);
});

test("underlines are written part by part: WebKit takes a line's name and no more in one", () => {
  const styled = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.css$|^elements\.js$/.test(name),
  );
  expect(styled.length).toBeGreaterThan(2);
  for (const name of styled)
    expect(
      readFileSync(join(site, name), "utf8").match(/text-decoration:\s*[^;}]+\s[^;}]+[;}]/g),
      name,
    ).toBeNull();
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
