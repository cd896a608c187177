import { axe, expect, sideways, test } from "./portal";

test.describe("the pages for readers, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lead from the list to a flag and on to a related one", async ({ page, serving }) => {
    await page.goto(`${await serving()}flags/`);
    await page.getByRole("link", { name: "--auto-cast", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("--auto-cast");
    await expect(page.getByRole("row", { name: /^Values/ })).toContainText("none matmult all");
    await page.getByRole("link", { name: "--auto-cast-type", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("--auto-cast-type");
    await page.getByRole("link", { name: "Rules" }).click();
    await page.getByRole("link", { name: "driver/invalid-choice" }).click();
    await expect(page.getByRole("heading", { name: "What to do" })).toBeVisible();
  });
});

const paths = ["flags/driver/auto-cast.html", "rules/driver/invalid-choice.html", "rules/", "flags/"];

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [1440, 390, 320])
    test(`axe finds nothing on them, ${colorScheme}, ${width} pixels`, async ({ page, serving }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const url = await serving();
      for (const path of paths) {
        await page.goto(url + path);
        // The long list takes axe half a minute, and its rows are all alike.
        if (path !== "flags/" || (width === 390 && colorScheme === "dark"))
          expect(await axe(page), path).toEqual([]);
        expect(await sideways(page), path).toBe(0);
      }
    });
