import { check, editor, expect, pastes, ready, test, written } from "./app";

test("text, Python, place, version and form are in the hash, packed, and come back", async ({
  page,
  context,
}) => {
  await check(page, pastes.twoCarriers, { py: "3.12", place: "jax" });
  await expect.poll(() => page.url()).toMatch(/[?&]t=[\w-]+/);
  expect(page.url()).not.toContain("NEURON_CC_FLAGS");
  const sent: string[] = [];
  const other = await context.newPage();
  other.on("request", (request) => sent.push(request.url()));
  await other.goto(page.url());
  await ready(other);
  expect(await written(other)).toBe(pastes.twoCarriers);
  await expect(other.getByRole("radio", { name: "3.12" })).toBeChecked();
  await expect(other.getByLabel("Used in")).toHaveValue("jax");
  expect(sent.filter((url) => new URL(url).search !== "" || url.includes("#"))).toEqual([]);
});

test("a byte order mark that was pasted along is in the link too", async ({ page, context }) => {
  const text = "\ufeff--lnc=2";
  await check(page, text);
  await expect.poll(() => page.url()).toMatch(/[?&]t=[\w-]+/);
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  expect(await written(other)).toBe(text);
});

test("a link of the first version keeps working", async ({ page }) => {
  // Written once, by version 1; it stays here as it is whatever the code does.
  await page.goto(
    "./#/check?v=1&t=y0stLcrPq9BNTlZIzs8tyMxJVcjNT0nN0cvIyVfQ1U0rSsxNLc8vylaI8HEE8ksSi9JTSxRKivIMgbycvGRbQwA&py=3.11",
  );
  await ready(page);
  await expect(page.getByRole("radio", { name: "3.11" })).toBeChecked();
  expect(await written(page)).toBe("neuronx-cc compile model.hlo --framework XLA --target trn1 --lnc=1");
});

test("the place in the text and what the list leaves out are in the link too", async ({ page, context }) => {
  await check(page, pastes.twoCarriers);
  await page.getByRole("button", { name: /infos?$/ }).click();
  await page.locator(".words .go", { hasText: "--optlevel" }).click();
  await expect.poll(() => page.url()).toMatch(/[?&]hide=info&/);
  const at = pastes.twoCarriers.indexOf("--optlevel");
  await expect.poll(() => page.url()).toContain(`&at=${at}`);
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  await expect(other.locator(".card .name")).toHaveText("--optlevel");
  await expect(other.locator(".probs > li .ico.sev-info")).toHaveCount(0);
  await expect(other.locator(".probs > li .ico.sev-error").first()).toBeVisible();
});

test("a damaged link and one of a newer version say what they are", async ({ page }) => {
  await page.goto("./#/check?v=1&t=AAAA____not-packed");
  await expect(page.getByRole("alert")).toContainText("lost some of its characters");
  await page.goto("./#/check?v=7&text=--lnc%3D2");
  await ready(page);
  await expect(page.getByRole("alert")).toContainText("newer Flaglane");
  expect(await written(page)).toBe("--lnc=2");
});

test("a link with an empty text, and one with settings of another version, mean no more than they say", async ({
  page,
}) => {
  await page.goto("./#/check?v=1&t=");
  await ready(page);
  expect(await written(page)).not.toContain("\0");
  await page.goto("./#/check?v=1&text=--lnc%3D2&py=4.0&form=verse&place=moon&sdk=99.0");
  await ready(page);
  await expect(page.getByRole("alert")).toContainText("a setting that this Flaglane does not know");
  await expect(page.getByRole("radio", { name: "3.10" })).toBeChecked();
  await expect(page.getByLabel("Read as")).toHaveValue("auto");
  await expect(page.getByLabel("Used in")).toHaveValue("auto");
  await expect(page.getByLabel("Facts of")).toHaveValue("build");
});

test("a link that is followed while the address still catches up with a key leads where it says", async ({
  page,
}) => {
  await check(page, "--optlevel=3");
  await page.evaluate(() => {
    location.hash = "#/check?v=1&text=--lnc%3D2";
    // The address is written here, as its timer would when it falls due before hashchange is told.
    dispatchEvent(new Event("pagehide"));
  });
  await expect.poll(() => written(page)).toBe("--lnc=2");
});

test("a text that was left before it was packed stands in the address all the same", async ({
  page,
  context,
}) => {
  // Packing that takes for ever.
  await page.addInitScript(() => {
    const never = new Promise<void>(() => undefined);
    const Endless = class extends TransformStream {
      constructor() {
        super({ flush: () => never });
      }
    };
    Reflect.set(window, "CompressionStream", Endless);
  });
  await page.goto("./#/check");
  await ready(page);
  const text = `--lnc=2 ${"--optlevel=3 ".repeat(40)}ü`;
  await editor(page).fill(text);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  expect(page.url()).toMatch(/[?&]t=[\w-]{700}/);
  await context.addInitScript(() => localStorage.clear());
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  expect(await written(other)).toBe(text);
  // Shorter, as soon as there is time for it.
  await expect.poll(() => new URL(other.url()).hash.length).toBeLessThan(200);
});

test("what was typed survives a reload, and a crash of the page", async ({ page, context }) => {
  await page.goto("./#/check");
  await ready(page);
  await editor(page).focus();
  await page.keyboard.type("--optlevel=3 ");
  await page.waitForTimeout(300); // the address and the storage follow within this time
  await page.reload();
  await ready(page);
  expect(await written(page)).toBe("--optlevel=3 ");
  // A page that is gone without any event leaves what its storage has.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto("./#/check");
  await ready(next);
  expect(await written(next)).toBe("--optlevel=3 ");
});

for (const kind of ["refused", "full"] as const)
  test(`storage that is ${kind} costs no function`, async ({ page }) => {
    await page.addInitScript((how) => {
      const fail = () => {
        throw new DOMException("no", how === "full" ? "QuotaExceededError" : "SecurityError");
      };
      Storage.prototype.setItem = fail;
      if (how === "refused") Storage.prototype.getItem = fail;
    }, kind);
    await check(page, "--lnc=2");
    await editor(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" -O1");
    await expect(page.locator(".words tbody tr:not(.ghost)")).toHaveCount(2);
    await expect(page.locator(".foot")).toContainText("address bar only");
    await page.waitForTimeout(300);
    await page.reload();
    await ready(page);
    expect(await written(page)).toBe("--lnc=2 -O1");
  });

test("a text too long for a link stays whole, in the page and over a reload, and no link is copied without it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./#/check");
  await ready(page);
  const long = await page.evaluate(() => {
    // No compression makes this short.
    const bytes = crypto.getRandomValues(new Uint8Array(40_000));
    return [...bytes].map((byte) => byte.toString(36)).join(" ");
  });
  await page.evaluate(() => navigator.clipboard.writeText("as it was"));
  await editor(page).fill(long);
  await expect(page.locator(".foot")).toContainText("in this browser’s storage only");
  expect(page.url().length).toBeLessThan(2000);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "too long for a link" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("as it was");
  await page.reload();
  await ready(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("flaglane.1.session")?.length ?? 0))
    .toBeGreaterThan(long.length);
});

test("going back finds a page where it was left, a link its top", async ({ page }) => {
  await page.goto("./#/flags");
  await expect(page.locator("table.flags tr.r").first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 4000));
  await expect
    .poll(() => page.locator("table.flags tr.r").first().getAttribute("aria-rowindex"))
    .not.toBe("2");
  await page.locator("table.flags tr.r a").nth(20).click();
  await expect(page.getByRole("heading", { name: "Facts" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(4000);
  await page.getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Keys" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the colour scheme is kept", async ({ page }) => {
  await page.goto("./#/check");
  await ready(page);
  await page.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByText("Auto", { exact: true }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});
