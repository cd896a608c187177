import { check, editor, expect, expects, hashFor, hold, pastes, ready, test, written } from "./app";

test("each key's result is there in the same frame", async ({ page }) => {
  await check(page, "--auto-cast=matmult");
  await editor(page).focus();
  await page.keyboard.press("Control+End");
  // Counted from the input event: the marks must stand before the next frame is painted.
  await page.evaluate(() => {
    const content = document.querySelector(".cm-content");
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    content?.addEventListener("input", () => {
      requestAnimationFrame(() => seen.push(document.querySelector(".cm-line .under-error") !== null));
    });
  });
  await page.keyboard.type("x");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "seen"))).toEqual([true]);
});

test("there is no worker but the one of the offline copy", async ({ page }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await check(page, pastes.environment);
  expect(workers).toEqual([]);
});

test("the first paint needs no WebAssembly, and what is typed before the core comes is kept", async ({
  page,
}) => {
  const release = await hold(page, "**/*.wasm");
  await page.goto("./#/check");
  await editor(page).focus();
  await page.keyboard.type("--lnc=");
  await expect(page.getByText("Loading the checker")).toBeVisible();
  await page.keyboard.type("2 -O1");
  release();
  await expect(page.locator(".words tbody tr:not(.ghost)")).toHaveCount(2);
  expect(await written(page)).toBe("--lnc=2 -O1");
});

test("text typed into the very first paint, before any script, is kept with its caret", async ({ page }) => {
  const release = await hold(page, "**/assets/index-*.js");
  await page.goto("./#/check", { waitUntil: "commit" });
  await page.locator("#first").focus();
  await page.keyboard.type("--lnc=2");
  await page.keyboard.press("Home");
  release();
  await ready(page);
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type("-O1 ");
  expect(await written(page)).toBe("-O1 --lnc=2");
});

test("the table's shell comes before its rows, and needs no core", async ({ page }) => {
  const release = await hold(page, /\.wasm$|flags\.json$/);
  await page.goto("./#/flags");
  await expect(page.getByRole("combobox", { name: "Search flags" })).toBeVisible();
  await expect(page.getByText("The table of flags will stand here")).toBeVisible();
  release();
  await expect(page.locator("tr.r").first()).toBeVisible();
});

test("a megabyte is taken calmly", async ({ page }) => {
  await page.goto("./#/check");
  await ready(page);
  await page.evaluate(() => {
    const content = document.querySelector<HTMLElement>(".cm-content");
    const data = new DataTransfer();
    data.setData("text/plain", "-".repeat(1_000_000));
    content?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.locator(".verdict h2")).toBeVisible({ timeout: 20_000 });
});

test.describe("when the core does not come", () => {
  test("the page says so, keeps the text, and tries again", expects("net::ERR_FAILED"), async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("./#/check?text=--lnc%3D2");
    await expect(page.getByText("The checker did not start")).toBeVisible();
    await editor(page).focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.type(" -O1");
    await page.unroute("**/*.wasm");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".words tbody tr:not(.ghost)")).toHaveCount(2);
    expect(await written(page)).toBe("--lnc=2 -O1");
  });

  test(
    "without the editor's script the plain text does the work",
    expects("net::ERR_FAILED"),
    async ({ page }) => {
      await page.route("**/mount-*.js", (route) => route.abort());
      await page.goto("./#/check");
      await editor(page).fill("--lnc=2 --optlevle=1");
      await expect(page.locator(".probs > li .sev-error")).toHaveCount(1);
      await editor(page).press("F8");
      await expect(page.locator(".probs > li[aria-current]")).toHaveCount(1);
      await page.locator(".probs .act .btn").first().click();
      await expect(page.locator(".probs > li .sev-error")).toHaveCount(0);
      await expect(editor(page)).toHaveValue(/--optlevel=1/);
    },
  );

  test("a host that answers with an error is told apart", expects("404"), async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "no" }));
    await page.goto(`./${hashFor(pastes.clean)}`);
    await expect(page.getByText("the host answered 404")).toBeVisible();
  });

  test("a page to sign in that comes in its place is told apart, and the core comes once one has", async ({
    page,
  }) => {
    await page.route("**/*.wasm", (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<html>Please sign in</html>" }),
    );
    await page.goto(`./${hashFor(pastes.clean)}`);
    await expect(page.getByText("another file came in its place")).toBeVisible();
    await page.unroute("**/*.wasm");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(".verdict h2")).toHaveText(/accepts/);
  });

  test("a wrong MIME type does not matter", async ({ page }) => {
    await page.route("**/*.wasm", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
    });
    await check(page, pastes.clean);
    await expect(page.locator(".verdict h2")).toHaveText(/accepts/);
  });

  test("a core that traps is started again, and the text is kept", async ({ page }) => {
    await page.addInitScript(() => {
      const { get } = WebAssembly.Table.prototype;
      WebAssembly.Table.prototype.get = function (at) {
        const own = get.call(this, at);
        if (typeof own !== "function") return own;
        return (...values: unknown[]) => {
          if (Reflect.get(window, "trap")) {
            Reflect.set(window, "trap", false);
            throw new WebAssembly.RuntimeError("unreachable");
          }
          return own(...values);
        };
      };
    });
    await check(page, "--lnc=2");
    await editor(page).focus();
    await page.keyboard.press("Control+End");
    await page.evaluate(() => Reflect.set(window, "trap", true));
    await page.keyboard.type(" ");
    await expect(page.getByText("The checker stopped on this text")).toBeVisible();
    await page.keyboard.type("-O1");
    await expect(page.locator(".words tbody tr:not(.ghost)")).toHaveCount(2);
    expect(await written(page)).toBe("--lnc=2 -O1");
  });
});
