import { existsSync } from "node:fs";
import { expect, here, test } from "../portals/portal";

const folder = here("../../build/consumer/dist");

test("the bundle of a project that installed the package works in a browser", async ({ page, serving }) => {
  // The tests of the package in Node make it.
  test.skip(!existsSync(folder), "build/consumer is made by tests/package/package.test.ts");
  await page.goto(await serving({ folder, base: "/below/" }));
  await expect(page.locator("output")).toHaveText("driver/invalid-choice");
  await expect(page.locator("flaglane-check").getByRole("listitem").first()).toBeVisible();
});
