import { check, editor, expect, pastes, ready, test, written } from "./app";

test.describe("marks", () => {
  test("stand on the words at the first load of a link", async ({ page }) => {
    await check(page, pastes.environment);
    const content = editor(page);
    await expect(content.locator(".lane-driver", { hasText: "--model-type" }).first()).toBeVisible();
    await expect(content.locator(".band.lane-penguin")).toContainText("--enable-ccop-compute-overlap");
    await expect(
      content.locator(".lane-penguin.tok", { hasText: "--cc-pipeline-tiling-factor" }),
    ).toBeVisible();
    await expect(content.locator(".lane-wrapper", { hasText: "--retry_failed_compilation" })).toBeVisible();
    await expect.poll(() => content.locator(".shape-public").count()).toBeGreaterThan(1);
    await expect(content.locator(".shape-hidden")).toHaveCount(1);
    await expect(page.locator(".verdict h2")).toHaveText(/accepts/);
  });

  test("never move the text: the same line is as wide with marks as without", async ({ page }) => {
    await check(page, pastes.clean);
    const width = await page.evaluate((text) => {
      const line = document.querySelector(".cm-line");
      if (!line) return null;
      const range = document.createRange();
      range.selectNodeContents(line);
      const marked = range.getBoundingClientRect().width;
      const bare = document.createElement("span");
      bare.textContent = text;
      bare.style.font = getComputedStyle(line).font;
      bare.style.position = "absolute";
      bare.style.whiteSpace = "pre";
      document.body.append(bare);
      const alone = bare.getBoundingClientRect().width;
      bare.remove();
      return Math.abs(marked - alone);
    }, pastes.clean);
    // Less than a quarter of a character: fonts round the width of each run of text.
    expect(width).toBeLessThan(2.1);
  });

  test("show lost words struck, errors wavy, and the worst beside the line", async ({ page }) => {
    await check(page, pastes.twoCarriers);
    await expect(editor(page).locator(".lost", { hasText: "-O1" })).toBeVisible();
    await expect(editor(page).locator(".band-lost")).toContainText("--enable-ccop-compute-overlap");
    await expect(editor(page).locator(".under-error").first()).toBeVisible();
    await expect(page.locator(".cm-severities .sev-error").first()).toBeVisible();
  });
});

test.describe("going places", () => {
  test("F8 and Shift+F8 walk the problems, and the page says which", async ({ page }) => {
    await check(page, pastes.twoCarriers);
    await editor(page).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("F8");
    const current = page.locator(".probs > li[aria-current]");
    await expect(current).toHaveCount(1);
    const first = await current.textContent();
    await expect(page.getByRole("status").last()).toContainText(/Problem 1 of \d+/);
    await page.keyboard.press("F8");
    await expect(page.getByRole("status").last()).toContainText(/Problem 2 of \d+/);
    await expect(current).not.toHaveText(first ?? "");
    await page.keyboard.press("Shift+F8");
    await expect(current).toHaveText(first ?? "");
  });

  test("a click on a problem, a word or a value selects its place", async ({ page }) => {
    await check(page, pastes.wrongLane);
    await page.locator(".probs .go").first().click();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.toString()))
      .toContain("--vectorize-strided-dma");
    await page.locator(".words .go", { hasText: "--target" }).click();
    await expect(page.locator(".words tr[aria-current]")).toContainText("--target");
    await expect(page.locator(".card .name")).toHaveText("--target");
    await page.locator(".ns .linklike").first().click();
    await expect(page.locator(".words tr[aria-current]")).toHaveCount(1);
  });

  test("a row that a key left as it was leads to where its word is now", async ({ page }) => {
    await check(page, pastes.badChoice);
    await editor(page).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.insertText("     ");
    await page.locator(".words .go", { hasText: "--auto-cast" }).click();
    const at = pastes.badChoice.indexOf("--auto-cast") + 5;
    await expect.poll(() => page.url()).toContain(`at=${at}&`);
  });

  test("the card follows the caret, and the one under the mouse goes with Escape", async ({ page }) => {
    await check(page, "--lnc=2 --optlevel=1");
    await editor(page).focus();
    await page.keyboard.press("Control+Home");
    await expect(page.locator(".card .name")).toHaveText("--logical-nc-config");
    await page.keyboard.press("Control+End");
    await expect(page.locator(".card .name")).toHaveText("--optlevel");
    await page
      .locator(".cm-line .tok")
      .first()
      .hover({ position: { x: 6, y: 8 } });
    await page
      .locator(".cm-line .tok")
      .first()
      .hover({ position: { x: 20, y: 9 } });
    await expect(page.locator(".cm-tooltip .name")).toHaveText("--logical-nc-config");
  });

  test("a mouse that comes to the text and rests there gets its card", async ({ page }) => {
    await check(page, "--lnc=2 --optlevel=1");
    await page
      .locator(".cm-line .tok")
      .first()
      .hover({ position: { x: 20, y: 9 } });
    await expect(page.locator(".cm-tooltip .name")).toHaveText("--logical-nc-config");
  });
});

test.describe("fixes", () => {
  test("one is applied by its button, shown before, and undone", async ({ page }) => {
    await check(page, pastes.badChoice);
    const problem = page.locator(".probs > li").filter({ hasText: "invalid-choice" });
    await expect(problem.locator(".diff .gone")).toContainText("--auto-cast=matmul");
    await expect(problem.locator(".diff .new")).toContainText("--auto-cast=matmult");
    await problem.getByRole("button", { name: /matmult/ }).click();
    expect(await written(page)).toBe(pastes.badChoice.replace(/matmul$/, "matmult"));
    await expect(page.locator(".verdict h2")).toHaveText(/accepts/);
    await editor(page).focus();
    await page.keyboard.press("Control+z");
    expect(await written(page)).toBe(pastes.badChoice);
  });

  test("all safe ones are applied as one step to undo", async ({ page }) => {
    await check(page, pastes.dashes);
    await editor(page).focus();
    await page.keyboard.press("Control+Enter");
    expect(await written(page)).toBe("neuronx-cc compile bert-model.hlo --framework XLA --target trn1");
    await expect(page.locator(".verdict h2")).toHaveText(/accepts/);
    await page.keyboard.press("Control+z");
    expect(await written(page)).toBe(pastes.dashes);
    await page.keyboard.press("Control+Shift+z");
    expect(await written(page)).toBe("neuronx-cc compile bert-model.hlo --framework XLA --target trn1");
  });

  test("one that was clicked leads on in the list, and Ctrl+Z takes it back from there", async ({ page }) => {
    await check(page, pastes.twoCarriers);
    const problems = page.locator(".probs > li");
    const before = await problems.count();
    await problems.filter({ hasText: "invalid-choice" }).locator(".act .btn").first().press("Enter");
    await expect(problems).not.toHaveCount(before);
    await expect(page.locator(".probs .go:focus")).toHaveCount(1);
    await page.keyboard.press("Control+z");
    expect(await written(page)).toBe(pastes.twoCarriers);
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => written(page)).toContain("--auto-cast=matmult");
  });

  test("the button for all of them leaves the focus in the panel when it goes", async ({ page }) => {
    await check(page, pastes.dashes);
    await page.getByRole("button", { name: /^Apply \d safe fixes/ }).press("Enter");
    await expect(page.locator(".verdict h2")).toHaveText(/accepts/);
    await expect(page.getByRole("region", { name: "Problems" })).toBeFocused();
    await page.keyboard.press("Control+z");
    await expect.poll(() => written(page)).toBe(pastes.dashes);
  });

  test("a place between two characters is marked, gone to and fixed", async ({ page }) => {
    await check(page, `os.environ["NEURON_CC_FLAGS"] = os.environ.get("NEURON_CC_FLAGS", "") + "--lnc=2"`);
    await expect(editor(page).locator(".place")).toHaveCount(1);
    await editor(page).focus();
    await page.keyboard.press("F8");
    await expect(page.locator(".probs > li[aria-current]")).toContainText("input/missing-space");
    await page.keyboard.press("Control+.");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("Enter");
    expect(await written(page)).toContain('"") + " --lnc=2"');
    await expect(editor(page).locator(".place")).toHaveCount(0);
  });

  test("Ctrl+. opens a menu of those at the caret: arrows, Enter, Escape", async ({ page }) => {
    await check(page, pastes.badChoice);
    await editor(page).focus();
    await page.keyboard.press("F8");
    await page.keyboard.press("Control+.");
    const menu = page.getByRole("menu", { name: "Fixes at the caret" });
    await expect(menu.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press("Control+.");
    await page.keyboard.press("Enter");
    await expect(menu).toHaveCount(0);
    expect(await written(page)).not.toBe(pastes.badChoice);
  });
});

test.describe("completion", () => {
  test("offers public names first, and hidden tiers on request", async ({ page }) => {
    await page.goto("./#/check");
    await ready(page);
    await editor(page).focus();
    await page.keyboard.type("neuronx-cc compile m.hlo --au");
    const list = page.getByRole("listbox").filter({ hasText: "--auto-cast" });
    await expect(list.getByRole("option").first()).toContainText("--auto-cast");
    await expect(list.getByRole("option", { name: /INTERNAL/ })).toHaveCount(1); // the entry that asks for them
    const before = await list.getByRole("option").count();
    await list.getByRole("option", { name: /Hidden tiers too/ }).click();
    await expect.poll(() => list.getByRole("option").count()).toBeGreaterThan(before - 1);
    await expect(list.getByRole("option", { name: /Hidden tiers too/ })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
  });

  test("fills in a flag, its value, and an option inside a string", async ({ page }) => {
    await page.goto("./#/check");
    await ready(page);
    await editor(page).focus();
    await page.keyboard.type("neuronx-cc compile m.hlo --model-typ");
    await expect(page.getByRole("option", { name: /--model-type/ })).toBeVisible();
    await page.keyboard.press("Control+Space");
    await page.waitForTimeout(100); // CodeMirror takes no Enter in the first moment, so that typing is not eaten
    await page.keyboard.press("Enter");
    expect(await written(page)).toContain("--model-type");
    await page.keyboard.type(" --auto-cast=");
    await expect(page.getByRole("option", { name: /^matmult/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.type("all --tensorizer-options='--enable-ccop");
    await expect(page.getByRole("option", { name: /--enable-ccop-compute-overlap/ })).toBeVisible();
  });

  test("Tab leaves the text", async ({ page }) => {
    await check(page, pastes.clean);
    await editor(page).focus();
    await page.keyboard.press("Tab");
    await expect(editor(page)).not.toBeFocused();
    expect(await written(page)).toBe(pastes.clean);
  });
});

test.describe("what is told", () => {
  test("problems stand by severity; a chosen severity can be left out", async ({ page }) => {
    await check(page, pastes.twoCarriers);
    const severities = await page
      .locator(".probs > li .ico")
      .evaluateAll((icons) => icons.map((icon) => icon.textContent ?? ""));
    const rank = ["error: ", "warning: ", "info: "];
    const order = severities.map((text) => rank.indexOf(text));
    expect(order).toEqual([...order].sort());
    await page.getByRole("button", { name: /errors?$/ }).click();
    await expect(page.locator(".probs > li .sev-error")).toHaveCount(0);
  });

  test("the words' table has a row a word, nested ones under their carrier", async ({ page }) => {
    await check(page, pastes.environment);
    const row = (text: string) => page.locator(".words tbody tr").filter({ hasText: text });
    await expect(row("--cc-pipeline-tiling-factor=2").locator(".n").last()).toHaveText(/^\d+\.2$/);
    await expect(row("-O1").locator(".became")).toContainText("optlevel = '1'");
    await expect(row("--lnc=2").locator(".became")).toContainText("--logical-nc-config");
  });

  test("values of the lanes stand apart: given, default, lost", async ({ page }) => {
    await check(page, pastes.twoCarriers);
    const driver = page.locator(".ns-a");
    await expect(driver.locator("tr.user").filter({ hasText: "optlevel" })).toContainText("'2'");
    await expect(driver.locator("tr.user").filter({ hasText: "optlevel" }).locator("del")).toContainText(
      "'1'",
    );
    await expect.poll(() => driver.locator("tr.default").count()).toBeGreaterThan(0);
    await expect(page.locator(".ns-b")).toHaveCount(2);
    await expect(page.locator(".ns-lost")).toContainText("lost with its carrier");
    await expect(page.locator(".ns-b").last()).toContainText(
      "invalid literal for int() with base 10: '200k'",
    );
    await expect(page.getByText("no bridge")).toBeVisible();
  });

  test("the verdict gives the program's own words and what the safe fixes would leave", async ({ page }) => {
    await check(page, pastes.badChoice);
    await expect(page.locator(".verdict .exit")).toContainText("2");
    await expect(page.locator(".verdict samp")).toContainText(
      "argument --auto-cast: invalid choice: matmul (choose from 'none', 'matmult', 'all')",
    );
    await expect(page.locator(".verdict p").last()).toContainText(
      "With the safe fixes the driver accepts it.",
    );
    await check(page, "--tensorizer-options=--print-nki --tensorizer-options=--vectorize-strided-dma");
    await expect(page.locator(".verdict p").last()).toContainText(
      "With the safe fixes nothing is left to mend.",
    );
  });

  test("a refused option is told from one that is kept", async ({ page }) => {
    await check(page, "--auto-cast matmul --lnc=2");
    const fate = (text: string) => page.locator(".words tbody tr").filter({ hasText: text }).locator(".fate");
    await expect(fate("--auto-cast").first()).toHaveText("refused");
    await expect(fate("--lnc=2")).toHaveText("kept");
  });

  test("the words stand beside the facts, and under both where problems are many", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const width = () => page.locator(".words-panel").evaluate((panel) => panel.getBoundingClientRect().width);
    await check(page, pastes.clean);
    await expect.poll(width).toBeLessThan(1000);
    await check(page, "--auto-cast=matmul --optlevle=2 --lnc=7 --model-type=bert --logfle=x");
    await expect.poll(width).toBeGreaterThan(1300);
  });

  test("the module's suffix is shown, and that fixes change it", async ({ page }) => {
    await check(page, pastes.twoCarriers);
    await expect(page.locator(".cache")).toContainText(/as pasted\s*MODULE_<id>\+[0-9a-f]{8}/);
    await expect(page.locator(".cache")).toContainText("recompiles");
  });

  test("the flags are written in each other form", async ({ page }) => {
    await check(page, pastes.environment);
    const panel = page.getByRole("region", { name: "Write it another way" });
    await expect(panel.locator("pre")).toContainText("--model-type=transformer");
    await panel.getByText("Python list").click();
    await expect(panel.locator("pre")).toContainText(/["']--model-type=transformer["'],/);
    await panel.getByText("Dockerfile").click();
    await expect(panel.locator("pre")).toContainText("ENV");
  });

  test("of several commands, the one at the caret is written in another form", async ({ page }) => {
    await check(page, "neuronx-cc compile a.hlo --lnc=1\nneuronx-cc compile b.hlo -O3");
    const panel = page.getByRole("region", { name: "Write it another way" });
    await page.getByRole("navigation", { name: "Commands in this text" }).getByRole("button").last().click();
    await expect(panel.locator("pre")).toContainText("-O3");
    await expect(panel.locator("pre")).not.toContainText("--lnc");
    await page.getByRole("navigation", { name: "Commands in this text" }).getByRole("button").first().click();
    await expect(panel.locator("pre")).toContainText("--lnc=1");
  });

  test("how it is read, where it is used and which Python can be chosen, until the text is cleared", async ({
    page,
  }) => {
    await check(page, "--lnc=2");
    const form = page.getByLabel("Read as");
    await expect(form).toContainText("(detected)");
    await form.selectOption("backend-options");
    await expect(page.locator(".ns-b")).toBeVisible();
    await page.getByText("3.12", { exact: true }).click();
    await expect.poll(() => page.url()).toContain("py=3.12");
    await editor(page).focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await expect(form).toHaveValue("auto");
  });

  test("a version of the guides changes what is known", async ({ page }) => {
    await check(page, "neuronx-cc compile m.hlo --framework XLA --target trn1");
    const facts = page.getByLabel("Facts of");
    const versions = await facts.locator("option").allTextContents();
    expect(versions[0]).toMatch(/^build /);
    expect(versions.length).toBeGreaterThan(2);
    await facts.selectOption({ index: versions.length - 1 });
    await expect.poll(() => page.url()).toContain("sdk=");
  });
});

test("blanks count in every word of the text: where they don't, Firefox types no-break spaces", async ({
  page,
}) => {
  await check(page, pastes.environment);
  const kept = await page
    .locator(".cm-line, .cm-line :not([contenteditable=false])")
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).whiteSpaceCollapse))]);
  expect(kept.filter((one) => !["preserve", "break-spaces"].includes(one))).toEqual([]);
  expect(kept.length).toBeGreaterThan(0);
});

test("each example to start from says something of its own", async ({ page }) => {
  await page.goto("./#/check");
  await ready(page);
  const names = await page.locator(".start button b").allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(6);
  for (const name of names) {
    await page.goto("about:blank");
    await page.goto("./#/check?text=");
    await ready(page);
    await page.locator(".start button").filter({ hasText: name }).click();
    await expect(page.locator(".verdict h2")).toBeVisible();
    await expect.poll(() => page.locator(".words tbody tr").count(), name).toBeGreaterThan(1);
  }
});

test("typing over a selection keeps to the page's policy", async ({ page }) => {
  await check(page, pastes.twoCarriers);
  await editor(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("--lnc=1");
  expect(await written(page)).toBe("--lnc=1");
  await page.keyboard.press("Control+z");
  expect(await written(page)).toBe(pastes.twoCarriers);
});

test("a paste of several commands has a verdict each", async ({ page }) => {
  await check(page, `${pastes.clean}\n${pastes.badChoice}\n`);
  const sections = page.getByRole("navigation", { name: "Commands in this text" });
  await expect(sections.getByRole("button")).toHaveCount(2);
  await sections.getByRole("button").nth(1).click();
  await expect(page.locator(".verdict h2")).toHaveText(/stops/);
  await sections.getByRole("button").first().click();
  await expect(page.locator(".verdict h2")).toHaveText(/accepts/);
});

test("of very many commands one is chosen from a list, and the verdict stays beside the text", async ({
  page,
}) => {
  const lines = Array.from({ length: 60 }, (_, at) => pastes[at % 2 ? "clean" : "badChoice"]);
  await check(page, lines.join("\n"));
  const sections = page.getByRole("navigation", { name: "Commands in this text" });
  await expect(sections.getByRole("button")).toHaveCount(0);
  const list = sections.getByRole("combobox");
  await expect(list.getByRole("option")).toHaveCount(60);
  await expect(list.getByRole("option").nth(59)).toHaveText(/^60\. .*line 60: accepted$/);
  await expect(page.locator(".verdict h2")).toBeInViewport();
  await list.focus();
  for (const verdict of [/accepts/, /stops/]) {
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".verdict h2")).toHaveText(verdict);
  }
  await expect(list).toBeFocused();
});

test("each of several commands is named with what becomes of it", async ({ page }) => {
  const other = "neuron-cc compile model.pb --framework TENSORFLOW --output graph.neff";
  await check(page, `${pastes.clean}\n${pastes.badChoice}\n${other}\n`);
  const sections = page.getByRole("navigation", { name: "Commands in this text" });
  await expect(sections.getByRole("button")).toHaveText([
    /^accepted: 1\./,
    /^stops: 2\./,
    /^not checked: 3\./,
  ]);
});

test("lines that are typed over a selection at once come as lines", async ({ page }) => {
  await check(page, pastes.clean);
  await editor(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("--lnc=1 \\\r\n--optlevel=9\r\n");
  await expect(page.locator(".verdict h2")).toHaveText(/stops/);
  expect(await written(page)).toBe("--lnc=1 \\\n--optlevel=9\n");
});

test("the report can be taken along as Markdown, JSON and SARIF", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await check(page, pastes.badChoice);
  const copied = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("status").last()).toContainText("copied");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied("Markdown")).toContain("invalid choice");
  expect(JSON.parse(await copied("JSON"))).toMatchObject({ schema: 1, counts: { error: 1 } });
  expect(JSON.parse(await copied("SARIF"))).toMatchObject({ version: "2.1.0" });
});

test("a text for another compiler gets no empty tables", async ({ page }) => {
  await check(page, "neuron-cc compile model.pb --framework TENSORFLOW --output graph.neff");
  await expect(page.locator(".verdict h2")).toContainText("another compiler");
  await expect(page.locator(".card")).toContainText("No words were read");
  await expect(page.locator(".words-panel")).toHaveCount(0);
});

test("quotes around a word of a list are of no lane", async ({ page }) => {
  await check(page, `args = ["neuronx-cc", "compile", "m.hlo", "--framework", "XLA", "--target=trn1"]`);
  const coloured = editor(page).locator(".tint.lane-driver").last();
  await expect(coloured).toHaveText("--target=");
  await expect(editor(page).locator(".shape").last()).toHaveText("-");
});

test("text that is no command gets a calm answer", async ({ page }) => {
  await check(page, "It was the best of times, it was the worst of times.");
  await expect(page.locator(".verdict h2")).toHaveText("Nothing to check");
  await expect(page.locator(".problems")).toContainText("No flags were found");
  await expect(page.locator(".verdict .exit")).toHaveCount(0);
});
