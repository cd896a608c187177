// Makes dist/pkg/, the package as a registry would publish it: the API for Node and for bundlers, the command, the engine,
// and their types. web/elements/build.mjs adds the custom elements.
import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { plainUrls } from "./plain_urls.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here("../../dist/pkg/");
const engine = process.env.FLAGLANE_ENGINE ?? here("../../build/wasm/engine");
const own = JSON.parse(readFileSync(here("../../package.json"), "utf8"));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

// The engine stays a file of its own beside the entries; node: modules are Node's.
const external = (id) => id.startsWith("node:") || id.startsWith("#engine/");
for (const [entry, name] of [
  ["browser.ts", "index.mjs"],
  ["node.ts", "node.mjs"],
  ["cli/bin.ts", "flaglane.mjs"],
]) {
  await build({
    configFile: false,
    root: here("."),
    logLevel: "error",
    plugins: [plainUrls()],
    build: {
      outDir: out,
      emptyOutDir: false,
      minify: false,
      target: "node20",
      lib: { entry: here(entry), formats: ["es"], fileName: () => name },
      rolldownOptions: {
        external,
        output: {
          paths: (id) => id.replace("#engine/", "./"),
          banner: name === "flaglane.mjs" ? "#!/usr/bin/env node" : "",
        },
      },
    },
  });
}
chmodSync(`${out}flaglane.mjs`, 0o755);

for (const file of ["engine.mjs", "engine.wasm"]) copyFileSync(`${engine}/${file}`, out + file);
copyFileSync(here("../../wasm/engine.d.ts"), `${out}engine.d.mts`);
copyFileSync(here("../../LICENSE"), `${out}LICENSE`);
copyFileSync(here("README.md"), `${out}README.md`);

// Declarations: what TypeScript makes of the entry, with the engine's contract beside it.
const types = here("../../build/package-types/");
rmSync(types, { recursive: true, force: true });
execFileSync(process.execPath, [here("../../node_modules/typescript/bin/tsc"), "-p", here(".")], {
  stdio: "inherit",
});
for (const [from, to] of [
  ["package/browser.d.ts", "index.d.mts"],
  ["package/flaglane.d.ts", "types.d.mts"],
]) {
  const text = readFileSync(types + from, "utf8")
    .replaceAll("#engine/types", "./engine.mjs")
    .replaceAll("./flaglane", "./types.mjs");
  writeFileSync(out + to, text);
}
writeFileSync(`${out}types.mjs`, "// Types only: see types.d.mts.\nexport {};\n");

const manifest = {
  name: own.name,
  version: own.version,
  description: own.description,
  license: own.license,
  keywords: ["neuron", "neuronx-cc", "trainium", "inferentia", "lint", "argparse", "command-line"],
  type: "module",
  // Building wants a newer Node than what is built.
  engines: { node: ">=20" },
  bin: { flaglane: "flaglane.mjs" },
  exports: {
    ".": { types: "./index.d.mts", node: "./node.mjs", default: "./index.mjs" },
    "./elements": { types: "./elements.d.mts", default: "./elements.mjs" },
    "./engine.wasm": "./engine.wasm",
    "./package.json": "./package.json",
  },
  // It defines the elements; nothing else does anything by being imported.
  sideEffects: ["./elements.mjs"],
};
writeFileSync(`${out}package.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
