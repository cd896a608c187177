import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromium } from "../cmake/tasks/needs.mjs";

const port = Number(process.env.FLAGLANE_TEST_PORT ?? 4273);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of the built site in a real browser, under its Content-Security-Policy: *.spec.ts below tests/. */
export default defineConfig({
  testDir: here("."),
  testMatch: "**/*.spec.ts",
  outputDir: here("../test-results"),
  // One worker: two browsers on two cores slow each other down until waits run out.
  workers: 1,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.FLAGLANE_PLAYWRIGHT_JSON
    ? [["list"], ["json", { outputFile: process.env.FLAGLANE_PLAYWRIGHT_JSON }]]
    : [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: {
      executablePath: chromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node ${here("../cmake/tasks/serve.mjs")} ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
