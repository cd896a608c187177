import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";

/** A page of the built site. A test fails on any message in its console and on any request to another host. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use, info) => {
      const trouble: string[] = [];
      const allowed = info.annotations
        .filter(({ type }) => type === "expects")
        .map(({ description }) => description ?? "");
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") trouble.push(message.text());
      });
      page.on("pageerror", (error) => trouble.push(error.message));
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && url.host !== new URL(baseURL ?? "").host)
          trouble.push(`asked ${url}`);
      });
      await use(undefined);
      expect(trouble.filter((text) => !allowed.some((part) => text.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** For tests of failures: a console message with this text is what the browser has to say about them. */
export const expects = (description: string) => ({ annotation: { type: "expects", description } });

/** The built site; another folder can be named to try a build that stands elsewhere. */
export const site = process.env.FLAGLANE_SITE ?? fileURLToPath(new URL("../../dist/site", import.meta.url));

/** A hash for a text, as one writes it by hand. */
export const hashFor = (text: string, more: Record<string, string> = {}) =>
  `#/check?${new URLSearchParams({ text, ...more })}`;

export const editor = (page: Page) => page.getByRole("textbox", { name: /to check$/ });

/** Opens Check with a text and waits for the editor and the report. */
export async function check(page: Page, text: string, more: Record<string, string> = {}): Promise<void> {
  await page.goto(`./${hashFor(text, more)}`);
  await ready(page);
}

/** CodeMirror has taken over and the core has answered. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator(".cm-content").first()).toBeVisible();
  await expect(
    page.locator(".verdict-none, #verdict.vh").or(page.locator(".verdict .say h2")).first(),
  ).toBeAttached();
  await expect(page.getByText("Loading the checker")).toHaveCount(0);
}

/** What stands in the editor, line by line. */
export const written = (page: Page) =>
  page
    .locator(".cm-content")
    .first()
    .evaluate((content) =>
      [...content.querySelectorAll(".cm-line")].map((line) => line.textContent ?? "").join("\n"),
    );

/** Pastes that the specification and the issue name; not those of any corpus. */
export const pastes = {
  environment: `export NEURON_CC_FLAGS="--model-type=transformer --tensorizer-options='--enable-ccop-compute-overlap --cc-pipeline-tiling-factor=2 ' --lnc=2 -O1 --retry_failed_compilation"`,
  dashes: "neuronx-cc compile bert-model.hlo —-framework XLA -—target trn1",
  wrongLane: "neuronx-cc compile model.hlo --framework XLA --target trn2 --vectorize-strided-dma",
  badChoice: "neuronx-cc compile model.hlo --framework XLA --target trn1 --auto-cast=matmul",
  twoCarriers: [
    'export NEURON_CC_FLAGS="--auto-cast=matmul -O1 \\',
    "  --tensorizer-options='--enable-ccop-compute-overlap' \\",
    `  --vectorize-strided-dma --optlevel=2 --tensorizer-options='--inst-count-limit=200k'"`,
  ].join("\n"),
  clean: "neuronx-cc compile model.hlo --framework XLA --target trn1 --model-type transformer",
};

/** Keeps files on their way until the answer is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
