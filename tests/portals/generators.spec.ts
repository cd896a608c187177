import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, sample, test } from "./portal";

const has = (program: string) => spawnSync(program, ["--version"]).status === 0;

function build(program: string, args: string[], folder: string): void {
  const done = spawnSync(program, args, { cwd: folder, encoding: "utf8" });
  expect(done.stdout + done.stderr).not.toMatch(/warning:/i);
  expect([done.status, done.stderr]).toEqual([0, done.status === 0 ? done.stderr : ""]);
}

// These make pages with scripts and styles inside, which the site's own policy would forbid.
/** What each sample shows: a card, a checker with one mistake in it, and a table. */
async function elementsWork(page: Page): Promise<void> {
  await expect(page.locator("flaglane-flag").getByText("PUBLIC")).toBeVisible();
  const check = page.locator("flaglane-check");
  await expect(check.getByRole("textbox")).toHaveValue(
    'export NEURON_CC_FLAGS="--model-type=transformer --auto-cast=matmul"',
  );
  await check.scrollIntoViewIfNeeded();
  const problem = check.getByRole("listitem").filter({ hasText: "driver/invalid-choice" });
  await problem.getByRole("button", { name: /matmult/ }).click();
  await expect(problem).toHaveCount(0);
  await expect(check.getByText("Accepted", { exact: true })).toBeVisible();
  await page.locator("flaglane-table").scrollIntoViewIfNeeded();
  await page.locator("flaglane-table").getByRole("searchbox").fill("auto-cast");
  await expect(
    page.locator("flaglane-table").getByRole("link", { name: "--auto-cast", exact: true }),
  ).toBeVisible();
}

test.describe("Sphinx", () => {
  test.skip(!has("sphinx-build"), "sphinx-build is not installed");

  test("builds its sample without a warning, links by name, and shows the elements", async ({
    page,
    serving,
  }) => {
    const folder = sample("sphinx", "_static/flaglane");
    build("sphinx-build", ["-W", "-q", ".", "_build"], folder);
    const url = await serving({ folder: `${folder}/_build`, headers: [] });
    await page.goto(url);
    const main = page.getByRole("main");
    for (const [name, heading] of [
      ["--auto-cast", "--auto-cast"],
      ["--lnc", "--logical-nc-config"],
      ["--optlevel", "--optlevel"],
      ["driver/invalid-choice", undefined],
    ] as const) {
      await main.getByRole("link", { name, exact: true }).first().click();
      const found = page.getByRole("heading", { level: 1 });
      await expect(found).toBeVisible();
      if (heading) await expect(found).toHaveText(heading);
      expect(new URL(page.url()).pathname).toContain("/_static/flaglane/");
      await page.goto(url);
    }
    await elementsWork(page);
  });
});

test.describe("MkDocs", () => {
  test.skip(!has("mkdocs"), "mkdocs is not installed");

  test("builds its sample strictly, and shows the elements", async ({ page, serving }) => {
    const folder = sample("mkdocs", "docs/flaglane");
    build("mkdocs", ["build", "--strict", "--quiet"], folder);
    await page.goto(await serving({ folder: `${folder}/site`, headers: [] }));
    await elementsWork(page);
  });
});

test.describe("Docusaurus", () => {
  // Its thousand packages are no dependency of ours.
  const built = process.env.FLAGLANE_DOCUSAURUS ?? "";
  test.skip(!existsSync(built), "its sample is built by hand: see web/samples/README.md");

  test("shows the elements of its built sample", async ({ page, serving }) => {
    await page.goto(await serving({ folder: built, headers: [] }));
    await elementsWork(page);
  });
});
