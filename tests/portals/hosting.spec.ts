import { pathToFileURL } from "node:url";
import { editor, pastes, ready } from "../web/app";
import { expect, here, test } from "./portal";

test("the site works below a path, with no file asked for outside of it", async ({
  page,
  serving,
  asked,
}) => {
  const url = await serving({ base: "/docs/tools/flaglane/" });
  await page.goto(url);
  await ready(page);
  await editor(page).focus();
  await page.keyboard.insertText(pastes.badChoice);
  await expect(page.locator(".verdict h2")).toHaveText(/stops/);
  for (const screen of ["flags", "flags/driver/compile/--lnc", "rules", "help", "lanes", "about"]) {
    await page.goto(`${url}#/${screen}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto(`${url}flags/`);
  await page.getByRole("link", { name: "--auto-cast", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("--auto-cast");
  await page.getByRole("link", { name: "Open this in the app" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("--auto-cast");
  expect(asked.filter((path) => !path.startsWith("/docs/tools/flaglane/"))).toEqual([]);
});

for (const wasmType of ["text/plain", "application/octet-stream", "text/html"])
  test(`a host that sends .wasm as ${wasmType} does no harm`, async ({ page, serving }) => {
    const url = await serving({ wasmType });
    await page.goto(`${url}#/check?text=${encodeURIComponent(pastes.badChoice)}`);
    await ready(page);
    await expect(page.locator(".verdict h2")).toHaveText(/stops/);
    await page.goto(`${url}embed.html#text=--lnc%3D2`);
    await expect(page.getByText("Accepted", { exact: true })).toBeVisible();
  });

test("the one file opens from a disk, checks, and asks for nothing", async ({ page, serving, asked }) => {
  await serving();
  const violations: string[] = [];
  await page.exposeFunction("violated", (what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, "violated")(`${violatedDirective} ${blockedURI}`),
    );
  });
  const file = pathToFileURL(here("../../dist/flaglane.html"));
  await page.goto(`${file}#/check?text=${encodeURIComponent(pastes.twoCarriers)}`);
  await ready(page);
  await expect(page.locator(".verdict h2")).toHaveText(/stops/);
  await expect(editor(page).locator(".band-lost")).toContainText("--enable-ccop-compute-overlap");
  for (const screen of ["flags", "flags/driver/compile/--lnc", "rules", "help", "lanes", "about"]) {
    await page.goto(`${file}#/${screen}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
  expect(asked).toEqual([]);
});

test("the one file's policy lets no other script run", async ({ page, serving, trouble }) => {
  await serving();
  await page.goto(String(pathToFileURL(here("../../dist/flaglane.html"))));
  await ready(page);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.head.append(script);
    return Reflect.has(window, "ran");
  });
  expect(ran).toBe(false);
  expect(trouble.splice(0)).toEqual([expect.stringContaining("Content Security Policy")]);
});
