// Makes the custom elements, for dist/site (with the iframe page) and for dist/pkg. Each is one module; the engine stays a
// pair of files beside it, loaded when an element needs it.
import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { siteHeaders } from "../../cmake/tasks/serve.mjs";
import { plainUrls } from "../package/plain_urls.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const engine = process.env.FLAGLANE_ENGINE ?? here("../../build/wasm/engine");
const site = here("../../dist/site/");
const pkg = here("../../dist/pkg/");

/** One module, minified. `script` is the engine's name beside it, `query` goes behind its two names. */
async function bundle({ entry, outDir, name, ownSite, script, query = "" }) {
  await build({
    configFile: false,
    root: here("."),
    logLevel: "error",
    plugins: [plainUrls()],
    define: { OWN_SITE: String(ownSite) },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2022",
      // Browsers with light-dark(): what stands in for it elsewhere would not follow the page's color-scheme.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      minify: true,
      lib: { entry: here(entry), formats: ["es"], fileName: () => name },
      rolldownOptions: {
        external: (id) => id.startsWith("#engine/"),
        output: { paths: () => `./${script}${query}`, codeSplitting: false },
      },
    },
  });
  if (!query) return;
  const text = readFileSync(outDir + name, "utf8");
  const versioned = text.replace(/\.\/engine\.wasm(?!\?)/g, `$&${query}`);
  if (versioned === text) throw new Error(`${name} names no engine.wasm`);
  writeFileSync(outDir + name, versioned);
}

const hash = createHash("sha256");
for (const file of ["engine.mjs", "engine.wasm"]) hash.update(readFileSync(`${engine}/${file}`));
// The names stay the same from one version to the next, so that pages can link to them; the query keeps a cache from
// pairing an old engine with a new module. A host may not know .mjs as a script, so on a site it is .js.
const ours = {
  outDir: site,
  ownSite: true,
  script: "engine.js",
  query: `?${hash.digest("hex").slice(0, 12)}`,
};
await bundle({ ...ours, entry: "elements.ts", name: "elements.js" });
await bundle({ ...ours, entry: "../embed/embed.ts", name: "embed.js" });
copyFileSync(`${engine}/engine.mjs`, `${site}engine.js`);
copyFileSync(`${engine}/engine.wasm`, `${site}engine.wasm`);
await bundle({
  entry: "elements.ts",
  outDir: pkg,
  name: "elements.mjs",
  ownSite: false,
  script: "engine.mjs",
});

const face = readFileSync(here("face.d.mts"), "utf8");
writeFileSync(`${pkg}elements.d.mts`, face.replace("#engine/types", "./engine.mjs"));

const policy = siteHeaders().find(([name]) => name === "Content-Security-Policy")?.[1];
const html = readFileSync(here("../embed/embed.html"), "utf8");
writeFileSync(`${site}embed.html`, html.replace('content=""', `content="${policy}"`));
copyFileSync(here("../embed/embed.css"), `${site}embed.css`);
