// What the project needs from the machine, how each is recognised, and how it is installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, root, run, Stop, say, which } from "./run.mjs";

const debianToolchain = "/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake";

/** The preset that builds the engine here: Debian's emscripten, or the emsdk that $EMSDK names. */
export function wasmPreset() {
  if (existsSync(debianToolchain)) return "wasm";
  const emsdk = process.env.EMSDK;
  return emsdk && existsSync(join(emsdk, "upstream/emscripten/em++")) ? "wasm-emsdk" : undefined;
}

/** The browser that the page tests drive: $CHROMIUM, or what the system has. */
export function chromium() {
  const names = ["chromium", "chromium-browser", "google-chrome"];
  return process.env.CHROMIUM ?? names.map(which).find(Boolean);
}

/** Debian 12's version of a clang tool first: another version formats and warns differently. */
export const clangTool = (name) => which(`${name}-14`) ?? which(name);

const header = (name) =>
  ["/usr/include", "/usr/local/include", "/opt/homebrew/include"].some((dir) => existsSync(join(dir, name)));

/** PyYAML of the Python that is found first, or of Debian's own: the tests that ask it take either. */
const pyYaml = () =>
  ["python3", "/usr/bin/python3"].some(
    (python) => spawnSync(python, ["-c", "import yaml"], { stdio: "ignore" }).status === 0,
  );

// `why` completes "…: needed for". `packages` are Debian's.
const needs = [
  { name: "CMake", packages: ["cmake"], why: "every build", has: () => which("cmake") },
  { name: "Ninja", packages: ["ninja-build"], why: "every build", has: () => which("ninja") },
  {
    name: "Python 3",
    packages: ["python3"],
    why: "emscripten and the tests that ask argparse",
    has: () => which("python3"),
  },
  { name: "emscripten", packages: ["emscripten"], why: "compiling the core to WebAssembly", has: wasmPreset },
  { name: "g++", packages: ["g++"], why: "the native build", tests: true, has: () => which("g++") },
  {
    name: "GoogleTest",
    packages: ["libgtest-dev"],
    why: "the tests of core/",
    tests: true,
    has: () => header("gtest/gtest.h"),
  },
  {
    name: "nlohmann-json",
    packages: ["nlohmann-json3-dev"],
    why: "the tools that compare us with Python",
    tests: true,
    has: () => header("nlohmann/json.hpp"),
  },
  {
    name: "PyYAML",
    packages: ["python3-yaml"],
    why: "the tests that compare us with a YAML reader",
    tests: true,
    has: pyYaml,
  },
  { name: "nm", packages: ["binutils"], why: "the tests of the walls", tests: true, has: () => which("nm") },
  {
    name: "clang-format",
    packages: ["clang-format"],
    why: "the format check",
    tests: true,
    has: () => clangTool("clang-format"),
  },
  {
    name: "clang-tidy",
    packages: ["clang-tidy"],
    why: "the C++ lints",
    tests: true,
    has: () => clangTool("clang-tidy"),
  },
  { name: "Chromium", packages: ["chromium"], why: "the page tests", tests: true, has: chromium },
  {
    name: "Sphinx",
    packages: ["python3-sphinx"],
    why: "the test of its sample",
    tests: true,
    has: () => which("sphinx-build"),
  },
  {
    name: "MkDocs",
    packages: ["mkdocs"],
    why: "the test of its sample",
    tests: true,
    has: () => which("mkdocs"),
  },
];

/** Throws Stop unless this Node is one that package.json names: Vite's packages end in a syntax error below it. */
export function ensureNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [major, minor] = version.split(".").map(Number);
  const fits = engines.node.split(" || ").some((range) => {
    const [, sign, from, least] = range.match(/^(\^|>=)(\d+)\.(\d+)/) ?? [];
    return (major === Number(from) && minor >= Number(least)) || (sign === ">=" && major > Number(from));
  });
  if (!fits)
    throw new Stop(`this is Node ${version}, and building wants ${engines.node.replace(" || ", " or ")}.
  Debian 12's own is older; nodejs.org has newer ones.`);
}

/** Installs what is missing: for building, and for the tests too if `tests`. Throws Stop with the one command to run. */
export function ensureSystem({ tests = false } = {}) {
  ensureNode();
  const missing = needs.filter((need) => (tests || !need.tests) && !need.has());
  if (missing.length === 0) return;
  const packages = missing.flatMap((need) => need.packages);
  say("this machine lacks:");
  for (const need of missing) say(`  ${need.name}, for ${need.why} (Debian: ${need.packages.join(" ")})`);

  const install = ["install", "-y", "--no-install-recommends", ...packages];
  const asRoot = which("sudo") ? "sudo sh -c" : "su -c";
  const byHand = `${asRoot} 'apt-get update && apt-get ${install.join(" ")}'`;
  if (!which("apt-get")) {
    throw new Stop(`there is no apt-get here. Please install the programs above, then run the same command again.
  emscripten may also be an emsdk: set EMSDK to its folder. Chromium may be named by CHROMIUM.`);
  }
  const prefix = privileged();
  if (!prefix) {
    throw new Stop(
      `installing them needs administrator rights. Please run this, then the same command again:\n\n  ${byHand}\n`,
    );
  }
  say(`installing with apt-get: ${packages.join(" ")}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const [program, ...before] = [...prefix, "apt-get"];
  try {
    run(program, [...before, "update", "-q"], { env });
    run(program, [...before, ...install, "-q"], { env });
  } catch (error) {
    throw new Stop(`${error.message}
  Its own words are above; without a network it can't install anything. By hand it is:\n\n  ${byHand}\n`);
  }
  const left = needs.filter((need) => (tests || !need.tests) && !need.has());
  if (left.length > 0)
    throw new Stop(`still missing after installing: ${left.map((need) => need.name).join(", ")}.`);
}

/** What to put before apt-get: nothing for root, sudo where it asks no password; undefined without the rights. */
function privileged() {
  if (process.getuid?.() === 0) return [];
  const sudo = which("sudo") && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  return sudo ? ["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND"] : undefined;
}

/** Installs node_modules from package-lock.json unless they are those of this very lock. */
export function ensureModules() {
  const stamp = join(root, "node_modules/.flaglane-lock");
  const lock = hashOf(["package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say("installing the packages of package-lock.json into node_modules (npm ci)");
  run("npm", ["ci", "--no-audit", "--no-fund"]);
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(stamp, lock);
}
