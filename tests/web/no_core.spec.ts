import type { Page } from "@playwright/test";
import { editor, expect, expects, hashFor, hold, pastes, test, written } from "./app";

/** The page under a policy that forbids WebAssembly, as some hosts and locked-down browsers do. */
async function withoutWebAssembly(page: Page): Promise<void> {
  await page.route(/\/(index\.html)?$/, async (route) => {
    const response = await route.fetch();
    const strict = (policy: string) => policy.replace(/ 'wasm-unsafe-eval'/, "");
    const headers = response.headers();
    headers["content-security-policy"] = strict(headers["content-security-policy"] ?? "");
    await route.fulfill({ response, headers, body: strict(await response.text()) });
  });
}

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Checking is off" });

test.describe("where WebAssembly is refused", () => {
  test.beforeEach(({ page }) => withoutWebAssembly(page));

  test("the flags are listed, searched, filtered and told", expects("WebAssembly"), async ({ page }) => {
    await page.goto("./#/flags");
    await expect(page.locator("tr.r").nth(20)).toBeVisible();
    await expect(notice(page)).toContainText("does not let WebAssembly run");
    await page.getByRole("combobox", { name: "Search flags" }).fill("auto-cast");
    await expect(page.locator("tr.r").first()).toContainText("--auto-cast");
    await page.keyboard.press("Escape");
    await page.locator("tr.r").first().locator(".nm a").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("--auto-cast");
    await expect(page.locator("table.kv").getByRole("rowheader", { name: "Default" })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(page.locator(".try .verdict")).toContainText("Checking is off");
    await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  });

  test("the rules are listed and told", expects("WebAssembly"), async ({ page }) => {
    await page.goto("./#/rules");
    await expect(page.locator(".rulelist li").nth(30)).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await page.getByRole("link", { name: "driver/invalid-choice" }).click();
    for (const name of ["What happens", "Why", "How to mend it"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.locator(".try").first()).toContainText("--auto-cast");
  });

  test("Check keeps the text, and says why and what to do", expects("WebAssembly"), async ({ page }) => {
    await page.goto(`./${hashFor(pastes.badChoice)}`);
    await expect(page.locator(".verdict")).toContainText("The checker did not start");
    await expect(page.locator(".verdict")).toContainText("open the page in another browser");
    await editor(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" -O1");
    await expect.poll(() => written(page)).toBe(`${pastes.badChoice} -O1`);
    await page.waitForTimeout(300); // the address follows within this time
    await page.reload();
    await expect.poll(() => written(page)).toBe(`${pastes.badChoice} -O1`);
    await page.locator(".verdict").getByRole("link", { name: "Flags" }).click();
    await expect(page.locator("tr.r").first()).toBeVisible();
  });

  test("an empty Check says so before anything is typed", expects("WebAssembly"), async ({ page }) => {
    await page.goto("./#/check");
    await expect(page.locator(".verdict")).toContainText("The checker did not start");
    await expect(page.locator(".start button").first()).toBeVisible();
  });

  test("the other screens say what is missing", expects("WebAssembly"), async ({ page }) => {
    for (const screen of ["help?width=100", "lanes?text=--lnc%3D2"]) {
      await page.goto(`./#/${screen}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("The checker did not start").first()).toBeVisible();
    }
  });

  test("the clauses are listed", expects("WebAssembly"), async ({ page }) => {
    await page.goto("./#/about");
    await expect(page.locator(".clauses td").nth(40)).toBeVisible();
  });
});

/** The files of the engine that the page asks for. */
function engineAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/engine-[^/]*$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

for (const [screen, shown] of Object.entries({
  check: ".start button",
  flags: "tr.r",
  rules: ".rulelist li",
  lanes: ".map",
  help: ".term pre",
  about: ".clauses td",
}))
  test(`${screen} without a text does without the core`, async ({ page }) => {
    const asked = engineAsked(page);
    await page.goto(`./#/${screen}`);
    await expect(page.locator(shown).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });

test("the core comes for whoever turns to the text", async ({ page }) => {
  const asked = engineAsked(page);
  await page.goto("./#/check");
  await editor(page).focus();
  await expect.poll(() => asked.length).toBe(2);
  await page.keyboard.type("--lnc=2");
  await expect(page.locator(".verdict h2")).toBeVisible();
});

test("where there can be no offline copy, the core comes by itself", async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("refused"));
  });
  const asked = engineAsked(page);
  await page.goto("./#/check");
  await expect.poll(() => asked.length).toBe(2);
});

test("what the core has not answered yet is not copied", async ({ page }) => {
  const release = await hold(page, "**/*.wasm");
  await page.goto(`./${hashFor(pastes.badChoice)}`);
  const markdown = page.getByRole("button", { name: "Markdown" });
  await expect(markdown).toBeDisabled();
  release();
  await expect(markdown).toBeEnabled();
});

test("flags, a flag and a rule can be read while the core is still on its way", async ({ page }) => {
  const release = await hold(page, "**/*.wasm");
  await page.goto("./#/flags");
  await expect(page.locator("tr.r").nth(20)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await page.goto("./#/flags/driver/compile/--auto-cast");
  await expect(page.locator("table.kv").getByRole("rowheader", { name: "Default" })).toBeVisible();
  await expect(page.getByText("Loading the checker")).toBeVisible();
  await page.goto("./#/rules/driver/invalid-choice");
  await expect(page.getByRole("heading", { name: "How to mend it" })).toBeVisible();
  release();
  await expect(page.locator(".try .probs").first()).toContainText("driver/invalid-choice");
});

test("without the published lists the core tells them", expects("404"), async ({ page }) => {
  await page.route(/(flags|clauses)\.json$/, (route) => route.fulfill({ status: 404, body: "no" }));
  await page.goto("./#/flags");
  await expect(page.locator("tr.r").nth(20)).toBeVisible();
  await page.goto("./#/about");
  await expect(page.locator(".clauses td").nth(40)).toBeVisible();
});

test("Check asks for no list", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`./${hashFor(pastes.badChoice)}`);
  await expect(page.locator(".card .name")).toBeVisible();
  expect(asked.filter((path) => /\/(flags|rules|clauses)\.json$/.test(path))).toEqual([]);
});
