// Makes dist/flaglane.html: the whole app in one file that opens from a disk. Scripts, styles and the engine stand inside;
// the policy names each of them by its hash, so that nothing else can run.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, loadConfigFromFile, mergeConfig } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = here("../../build/single/");
const result = here("../../dist/flaglane.html");

const app = await loadConfigFromFile({ command: "build", mode: "production" }, here("../vite.config.ts"));
// The site's policy and its offline copy are for a host; a file on a disk has neither.
const hosted = ["flaglane-policy-in-page", "flaglane-offline-copy"];
const plugins = app.config.plugins.flat().filter((plugin) => !hosted.includes(plugin.name));

/** Links to files beside the page: the icon moves in, the rest is for hosts. */
const linksInside = {
  name: "flaglane-links-inside",
  transformIndexHtml: {
    order: "pre",
    handler(html) {
      const icon = readFileSync(here("../../public/icon.svg")).toString("base64");
      return html
        .replace('href="./icon.svg"', `href="data:image/svg+xml;base64,${icon}"`)
        .replace(/ *<link rel="(apple-touch-icon|manifest)"[^>]*>\n/g, "");
    },
  },
};
await build({
  ...mergeConfig(
    { ...app.config, plugins },
    {
      configFile: false,
      logLevel: "error",
      publicDir: false,
      plugins: [linksInside, viteSingleFile({ removeViteModuleLoader: true })],
      build: { outDir: folder, assetsInlineLimit: Number.MAX_SAFE_INTEGER },
    },
  ),
});

let html = readFileSync(`${folder}index.html`, "utf8");
const sources = (tag) =>
  Array.from(html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}>`, "g")), ([, text]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  }).join(" ");
const policy = [
  "default-src 'none'",
  `script-src ${sources("script")} 'wasm-unsafe-eval'`,
  `style-src ${sources("style")}`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
html = html.replace(
  '<meta charset="utf-8" />',
  `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
);
writeFileSync(result, html);
rmSync(folder, { recursive: true });
