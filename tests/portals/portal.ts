import { cpSync, mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { serve } from "../../cmake/tasks/serve.mjs";

export { expect };
export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const site = here("../../dist/site");

type Serve = NonNullable<Parameters<typeof serve>[0]>;

interface Portal {
  /** Serves a folder for the length of the test. Answers with its address. */
  serving(how?: Serve): Promise<string>;
  /** What the page's console said, and requests to hosts that this test serves not. The test fails unless it is empty. */
  trouble: string[];
  /** Each request, without the host. */
  asked: string[];
}

export const test = base.extend<Portal>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  trouble: async ({}, use) => {
    const trouble: string[] = [];
    await use(trouble);
    expect(trouble).toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  asked: async ({}, use) => use([]),
  serving: async ({ page, trouble, asked }, use) => {
    const open: Awaited<ReturnType<typeof serve>>[] = [];
    page.on("console", (message) => {
      // A browser looks for the icon of a page that names none.
      if (message.location().url.endsWith("/favicon.ico")) return;
      if (["error", "warning"].includes(message.type())) trouble.push(message.text());
    });
    page.on("pageerror", (error) => trouble.push(error.message));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (!["http:", "https:"].includes(url.protocol)) return;
      asked.push(url.pathname);
      if (!open.some((server) => new URL(server.url).host === url.host)) trouble.push(`asked ${url}`);
    });
    await use(async (how) => {
      const server = await serve(how);
      open.push(server);
      return server.url;
    });
    for (const server of open) await server.close();
  },
});

/** A copy of a sample in build/portals, with the site where the sample says it should lie. */
export function sample(name: string, siteAt: string): string {
  const folder = here(`../../build/portals/${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(here(`../../web/samples/${name}`), folder, { recursive: true });
  cpSync(site, `${folder}/${siteAt}`, { recursive: true });
  return folder;
}

/** axe's complaints, a line each. It looks into open shadow roots. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html)
        .slice(0, 3)
        .join(" | ")}`,
  );
}

export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
