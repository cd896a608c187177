// The build's steps, each of them quick when nothing changed.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { wasmPreset } from "./needs.mjs";
import { files, hashOf, root, run, say } from "./run.mjs";

/** Configures and builds a CMake preset; all targets, or the named ones. Returns the build folder. */
export function buildPreset(preset, targets = []) {
  const folder = join(root, "build", preset);
  const cache = join(folder, "CMakeCache.txt");
  const presets = join(root, "CMakePresets.json");
  const ready =
    existsSync(join(folder, "build.ninja")) && statSync(cache).mtimeMs > statSync(presets).mtimeMs;
  if (!ready) run("cmake", ["--preset", preset]);
  run("cmake", ["--build", "--preset", preset, ...(targets.length > 0 ? ["--target", ...targets] : [])]);
  return folder;
}

/** Builds the WebAssembly engine to build/wasm/engine, where the web app and the tests look for it. */
export function buildEngine() {
  const preset = wasmPreset();
  buildPreset(preset);
  return join(root, "build", preset, "engine");
}

/** Builds dist/site/ and dist/pkg/ from web/ and the engine; does nothing when all of these are as they were. */
export function buildWeb() {
  const inputs = [
    ...files(["web", "public", "wasm", "cmake/tasks"], /./),
    ...files([`build/${wasmPreset()}/engine`], /./),
    "package-lock.json",
    "package.json",
  ];
  const stamp = join(root, "dist/.stamp");
  const now = hashOf(inputs);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return false;
  rmSync(stamp, { force: true });
  const env = { ...process.env, FLAGLANE_ENGINE: join(root, "build", wasmPreset(), "engine") };
  run(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "--config", "web/vite.config.ts", "--logLevel", "warn"],
    { env },
  );
  // Each of these makes one thing out of the site or the engine, and has its own room under web/.
  for (const part of ["package", "elements", "pages", "single"])
    run(process.execPath, [`web/${part}/build.mjs`], { env });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}

/** Prints what the engine weighs: raw, gzip and brotli bytes. */
export function saySizes(engine) {
  for (const name of ["engine.wasm", "engine.mjs"]) {
    const data = readFileSync(join(engine, name));
    const brotli = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    say(
      `${name}: ${data.length} bytes, ${gzipSync(data, { level: 9 }).length} gzip, ${brotli.length} brotli`,
    );
  }
}
