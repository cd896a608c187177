import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import { defineConfig, type Plugin } from "vite";
import { siteHeaders } from "../cmake/tasks/serve.mjs";
import { engineFacts } from "./engine_facts.ts";
import { offlineCopy } from "./offline.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The built engine: engine.mjs and engine.wasm. `npm start` and `npm run build` make it first. */
export const engine = process.env.FLAGLANE_ENGINE ?? here("../build/wasm/engine");

/**
 * CodeMirror's styles as constructed style sheets in the document too, not only in shadow roots: as a <style> element they
 * would need 'unsafe-inline' in the Content-Security-Policy. They then stand behind the page's own style sheets.
 */
export function constructedStyles(): Plugin {
  const before = "!root.head && root.adoptedStyleSheets";
  return {
    name: "flaglane-constructed-styles",
    transform(code, id) {
      if (!/\/style-mod\/src\/style-mod\.js/.test(id)) return;
      if (!code.includes(before))
        this.error("style-mod has changed: see constructedStyles in vite.config.ts");
      return { code: code.replace(before, "root.adoptedStyleSheets"), map: null };
    },
  };
}

/** The text of Check has no grammar, so the editor comes without the packages that would read one. */
export function withoutLanguage(): Plugin {
  const packages = ["@codemirror/language", "@lezer/common"];
  return {
    name: "flaglane-without-language",
    enforce: "pre",
    resolveId: (id) => (packages.includes(id) ? here("src/check/editor/no_language.ts") : null),
  };
}

/** The policy of public/_headers inside the pages, for hosts where nobody can set a header. */
export function policyInPage(): Plugin {
  return {
    name: "flaglane-policy-in-page",
    apply: "build",
    transformIndexHtml() {
      const content = siteHeaders().find(([name]) => name === "Content-Security-Policy")?.[1];
      if (!content) throw new Error("public/_headers has no Content-Security-Policy");
      return [
        {
          tag: "meta",
          attrs: { "http-equiv": "Content-Security-Policy", content },
          injectTo: "head-prepend",
        },
      ];
    },
  };
}

/** The samples for hosts are for people: in a portal's static files they would turn up as one of its pages. */
function withoutHosting(): Plugin {
  let folder = "";
  return {
    name: "flaglane-without-hosting",
    apply: "build",
    configResolved(config) {
      folder = join(config.build.outDir, "hosting");
    },
    closeBundle() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export default defineConfig({
  root: here("."),
  // Any sub-path of any host.
  base: "./",
  publicDir: here("../public"),
  resolve: { alias: { "#engine": engine } },
  plugins: [
    preact(),
    withoutLanguage(),
    constructedStyles(),
    engineFacts(engine),
    policyInPage(),
    withoutHosting(),
    offlineCopy(),
  ],
  // Prebundling would hide style-mod from the plugin.
  optimizeDeps: { exclude: ["style-mod"] },
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("../dist/site"),
    emptyOutDir: true,
    // Nothing as a data: URL, and no inline script: the policy forbids them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What Check needs is one file: apart, its shared modules would be compressed each by itself.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "index", test: /\/src\/main\.tsx$/ }] } },
    },
  },
});
