// npm test: installs what is missing, builds everything, runs every test. `npm test -- walls web` runs the named parts.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { biome, clangFormat, clangTidy, types } from "./checks.mjs";
import { ensureModules, ensureSystem } from "./needs.mjs";
import { capture, main, root, Stop, say } from "./run.mjs";
import { buildEngine, buildPreset, buildWeb, saySizes } from "./steps.mjs";

const results = join(root, "build/results");

/** One of our own checks: it passed or it did not. */
async function one(check) {
  const { code, text } = await check();
  if (code !== 0) process.stdout.write(text);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function building(work) {
  return one(async () => {
    try {
      await work();
      return { code: 0, text: "" };
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      return { code: 1, text: `${error.message}\n` };
    }
  });
}

/**
 * A runner whose output `count` counts; one that ends badly without a failed test counts as a failure. It is shown as it
 * comes, or at the end less the lines that `hide` matches.
 */
async function runner(program, args, env, count, hide) {
  const { code, text } = await capture(program, args, { show: !hide, env: { ...process.env, ...env } });
  if (hide)
    console.log(
      text
        .split("\n")
        .filter((line) => !hide.test(line))
        .join("\n"),
    );
  const counted = count(text);
  if (counted.passed + counted.failed === 0) counted.failed = 1;
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

async function ctest() {
  const args = ["--preset", "asan", "--parallel", String(availableParallelism())];
  const count = (text) => {
    const [, failed, total] = text.match(/(\d+) tests? failed out of (\d+)/)?.map(Number) ?? [0, 0, 0];
    const skipped = (text.match(/\*\*\*Skipped/g) ?? []).length;
    return { passed: total - failed - skipped, failed, skipped };
  };
  return runner("ctest", args, {}, count, /^ *(Start|\d+\/\d+ Test.* Passed) /);
}

async function vitest() {
  const file = join(results, "vitest.json");
  rmSync(file, { force: true });
  const args = [
    "run",
    "--config",
    "tests/vitest.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  return runner("node_modules/.bin/vitest", args, {}, () => {
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    const all = JSON.parse(readFileSync(file, "utf8"));
    return { passed: all.numPassedTests, failed: all.numFailedTests, skipped: all.numPendingTests };
  });
}

async function playwright() {
  const file = join(results, "playwright.json");
  rmSync(file, { force: true });
  const env = { FLAGLANE_PLAYWRIGHT_JSON: file, FLAGLANE_TEST_PORT: String(await freePort()) };
  return runner(
    "node_modules/.bin/playwright",
    ["test", "--config", "tests/playwright.config.ts"],
    env,
    () => {
      if (!existsSync(file)) return { passed: 0, failed: 1 };
      const { stats } = JSON.parse(readFileSync(file, "utf8"));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
    },
  );
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

// In this order: what fails soonest first. A part that `needs` another is not run when that one failed.
const parts = [
  { name: "format", what: "clang-format", run: () => one(clangFormat) },
  { name: "biome", what: "Biome's lints and format", run: () => one(biome) },
  { name: "types", what: "TypeScript", run: () => one(types) },
  {
    name: "native",
    what: "native build, warnings as errors",
    run: () => building(() => buildPreset("native")),
  },
  { name: "asan", what: "build with sanitizers", run: () => building(() => buildPreset("asan")) },
  { name: "core", what: "tests of core/ under sanitizers, walls", needs: "asan", run: ctest },
  { name: "engine", what: "WebAssembly build", run: () => building(() => saySizes(buildEngine())) },
  { name: "site", what: "dist/", needs: "engine", run: () => building(buildWeb) },
  { name: "wasm", what: "tests of the engine in Node", needs: "site", run: vitest },
  { name: "web", what: "tests of the pages in Chromium", needs: "site", run: playwright },
  { name: "tidy", what: "clang-tidy", needs: "native", run: () => one(clangTidy) },
];

/** The named parts, and those that they need. */
function chosen(names) {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    throw new Stop(
      `no part is called ${unknown.join(", ")}. There are: ${parts.map((part) => part.name).join(" ")}.`,
    );
  }
  const wanted = new Set(names.length > 0 ? names : parts.map((part) => part.name));
  for (const part of [...parts].reverse()) if (wanted.has(part.name) && part.needs) wanted.add(part.needs);
  return parts.filter((part) => wanted.has(part.name));
}

main(async (names) => {
  const plan = chosen(names);
  ensureSystem({ tests: true });
  ensureModules();
  mkdirSync(results, { recursive: true });

  const done = new Map();
  for (const part of plan) {
    say(`--- ${part.name}: ${part.what}`);
    const start = Date.now();
    const blocked = part.needs && done.get(part.needs)?.failed > 0;
    if (blocked) say(`not run, because ${part.needs} failed`);
    const counted = blocked ? { passed: 0, failed: 1 } : await part.run();
    done.set(part.name, { ...counted, seconds: (Date.now() - start) / 1000, blocked });
  }

  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log("");
  for (const part of plan) {
    const { passed, failed, skipped = 0, seconds, blocked } = done.get(part.name);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    const mark = failed > 0 ? "FAIL" : "ok";
    const counts = blocked
      ? "not run"
      : `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
    console.log(
      `${mark.padEnd(5)}${part.name.padEnd(8)}${counts.padEnd(34)}${seconds.toFixed(0).padStart(5)} s  ${part.what}`,
    );
  }
  console.log("");
  console.log(
    `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
  );
  if (total.failed > 0) process.exitCode = 1;
});
