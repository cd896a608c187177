import { expect, ready, test } from "./app";

test("a flag's page has every fact with how sure it is, and a place to try it", async ({ page }) => {
  await page.goto("./#/flags/driver/compile/--auto-cast");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("--auto-cast");
  await expect(page).toHaveTitle(/^--auto-cast/);
  const facts = page.locator("table.kv");
  for (const name of ["Spellings", "Tier", "Owning job", "Default", "Action", "Values", "Dest"])
    await expect(facts.getByRole("rowheader", { name })).toBeVisible();
  await expect(page.getByText("Where help shows it")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Same subject" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await expect(page.getByRole("img", { name: /How --auto-cast changed/ })).toBeVisible();
  const box = page.getByRole("textbox", { name: "Try --auto-cast" });
  await page.locator(".try").scrollIntoViewIfNeeded();
  await expect(page.locator(".try .cm-content")).toBeVisible();
  await box.fill("neuronx-cc compile m.hlo --framework XLA --target trn1 --auto-cast=matmul");
  await expect(page.locator(".try .verdict samp")).toContainText("invalid choice: matmul");
});

test("what is not known of a flag says so, with no confidence in it", async ({ page }) => {
  await page.goto("./#/flags/penguin/--tensorizer-options/--inst-count-limit");
  const row = (name: string) => page.locator("table.kv tr").filter({ hasText: new RegExp(`^${name}`) });
  await expect(row("Seen in")).toContainText("no guide of a version names it");
  await expect(row("Seen in").locator(".conf")).toHaveCount(0);
  await expect(row("Tier")).toContainText("this lane has none");
  for (const why of await page.locator("table.kv tbody .e").allTextContents())
    expect(why.trim()).not.toBe("");
});

test("a flag is found by its bare name, and one that is not there says so kindly", async ({ page }) => {
  await page.goto("./#/flags/--lnc");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("--logical-nc-config");
  await page.goto("./#/flags/--internal-no-such-thing");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("is not in this catalogue");
});

test("a rule's page runs its example, and the mended one is clean of it", async ({ page }) => {
  await page.goto("./#/rules/driver/invalid-choice");
  const boxes = page.locator(".try");
  await expect(boxes.first().locator(".probs")).toContainText("driver/invalid-choice");
  await expect(boxes.nth(1).locator(".verdict h2")).toBeVisible();
  await expect(boxes.nth(1)).not.toContainText("driver/invalid-choice");
  for (const name of ["What happens", "Why", "How to mend it", "What it stands on"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("a rule that no paste shows by itself says so, and has no empty box", async ({ page }) => {
  await page.goto("./#/rules/driver/other-version");
  await expect(page.getByText("no paste shows it")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Example of/ })).toHaveCount(0);
});

test("the rules are listed, each with its page", async ({ page }) => {
  await page.goto("./#/rules");
  await expect(page.locator(".rules h2").first()).toBeVisible();
  for (const title of await page.locator(".rules h2").allTextContents()) expect(title).toMatch(/^[A-Z]/);
  await expect(page.locator(".rulelist li").nth(30)).toBeVisible();
  await page.getByRole("link", { name: "lane/backend-option-in-driver" }).click();
  await expect(page.locator(".rulehead")).toContainText("lane/backend-option-in-driver");
});

test("the jump box goes to flags and rules from anywhere", async ({ page }) => {
  await page.goto("./#/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Jump to a flag or rule" })).toBeFocused();
  await page.keyboard.type("invalid-choice");
  await page.getByRole("option", { name: /driver\/invalid-choice/ }).click();
  await expect(page.locator(".rulehead")).toContainText("driver/invalid-choice");
  // A rule of that name goes before flags that are only about it.
  await page.keyboard.press("/");
  await page.keyboard.type("carrier/un");
  await expect(page.getByRole("option").first()).toContainText("carrier/unquoted");
});

test("the help surfaces print at the chosen width, command and Python", async ({ page }) => {
  await page.goto("./#/help");
  const terminal = page.getByRole("region", { name: "Output of neuronx-cc compile --help", exact: true });
  await expect(terminal).toContainText("usage: neuronx-cc compile");
  const widest = () =>
    terminal
      .locator("pre")
      .evaluate((pre) => Math.max(...(pre.textContent ?? "").split("\n").map((line) => line.length)));
  const at80 = await widest();
  await page.getByLabel("Terminal width").fill("140");
  await expect.poll(widest).toBeGreaterThan(at80);
  await expect.poll(() => page.url()).toContain("width=140");
  await expect(
    page.getByRole("region", { name: "Output of neuronx-cc compile --help-hidden-list" }),
  ).toContainText("INTERNAL");
  await page.getByText("neuronx-cc list-operators").click();
  await expect(
    page.getByRole("region", { name: "Output of neuronx-cc list-operators --help", exact: true }),
  ).toContainText("usage: neuronx-cc list-operators");
  await expect(page.getByRole("heading", { name: "Not as in LLVM" })).toBeVisible();
  await expect(page.locator(".matrix")).toContainText("PUBLIC");
});

test("the heads of the three surfaces are as high, so that their texts begin side by side", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("./#/help");
  await expect(page.locator(".terminal pre")).toHaveCount(3);
  const heights = await page
    .locator(".terminal > header")
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test("on a narrow screen the surfaces are one radio group", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#/help");
  await expect(page.locator(".terminal:visible")).toHaveCount(1);
  await page.getByRole("radio", { name: "--help", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".terminal:visible")).toContainText("--help-hidden");
  await expect(page.getByRole("radio", { name: "--help-hidden", exact: true })).toBeChecked();
});

test("the lanes show where the words of the text went", async ({ page }) => {
  const text = `export NEURON_CC_FLAGS="--lnc=2 --retry_failed_compilation --vectorize-strided-dma --tensorizer-options='--cc-pipeline-tiling-factor=2'"`;
  await page.goto(`./#/lanes?${new URLSearchParams({ text })}`);
  const map = page.getByRole("img", { name: "Two parsers that never meet" });
  for (const word of [
    "--lnc=2",
    "--retry_failed_compilation",
    "--vectorize-strided-dma",
    "--cc-pipeline-tiling-factor=2",
  ])
    await expect(map.getByText(word)).toBeVisible();
  const stops = page.locator(".stops");
  await expect(stops.locator("li", { hasText: "Framework’s wrapper" })).toContainText(
    "--retry_failed_compilation",
  );
  await expect(stops.locator("li", { hasText: "Namespace B" })).toContainText(
    "--cc-pipeline-tiling-factor=2",
  );
  await page.goto("./#/check");
  await ready(page);
  await expect(page.getByRole("textbox", { name: /to check$/ })).toContainText("--vectorize-strided-dma");
});

test("a name that no lane knows stays on the map where its string went", async ({ page }) => {
  const text =
    "neuronx-cc compile m.hlo --framework XLA --target trn1 --internal-hlo2tensorizer-options=--foo --internal-backend-options=--bar";
  await page.goto(`./#/lanes?${new URLSearchParams({ text })}`);
  const stops = page.locator(".stops");
  await expect(stops.locator("li", { hasText: "Names only" }).getByRole("listitem")).toHaveText([
    "--foo",
    "--bar",
  ]);
  await expect(stops.locator("li", { hasText: "Namespace B" }).getByRole("listitem")).toHaveCount(0);
  // And every word stays within the picture.
  const map = page.getByRole("img", { name: "Two parsers that never meet" });
  const edge = await map.evaluate((picture) => picture.getBoundingClientRect().right);
  for (const box of await map.locator("rect.ticket").all())
    expect(await box.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(edge);
});

test("About lists the clauses with confidence and test, and what is not known", async ({ page }) => {
  await page.goto("./#/about");
  const table = page.locator(".clauses");
  await expect.poll(() => table.locator("tbody tr").count()).toBeGreaterThan(20);
  await expect(table.locator("tbody tr").first().locator("td").last()).not.toBeEmpty();
  for (const name of ["Where the facts come from", "What it cannot know", "Version and licence", "Keys"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("an address that leads nowhere says so", async ({ page }) => {
  await page.goto("./#/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no such screen");
  await page.getByRole("link", { name: "Go to Check" }).click();
  await ready(page);
});
