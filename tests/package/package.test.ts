import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, describe, expect, test } from "vitest";
import { pkg, run } from "./command";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Kept, for the browser test of the bundle. */
const consumer = here("../../build/consumer/");
const manifest = JSON.parse(readFileSync(`${pkg}package.json`, "utf8"));
const typescript = createRequire(import.meta.url)
  .resolve("typescript/package.json")
  .replace("package.json", "bin/tsc");

const npm = (args: string[], cwd: string) =>
  run("npm", args, { cwd, env: { npm_config_offline: "true", npm_config_update_notifier: "false" } });

describe("the package", () => {
  test("has no complaint from publint", async () => {
    const { messages } = await publint({ pkgDir: pkg, strict: true });
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test("runs nothing when it is installed, and needs no other package", () => {
    for (const key of ["scripts", "dependencies", "peerDependencies", "optionalDependencies"])
      expect(manifest[key]).toBeUndefined();
    expect(manifest.private).toBeUndefined();
  });
});

describe("a project that installs the tarball", () => {
  beforeAll(() => {
    rmSync(consumer, { recursive: true, force: true });
    mkdirSync(consumer, { recursive: true });
    const packed = npm(["pack", "--json", "--pack-destination", consumer], pkg);
    expect(packed.stderr).not.toMatch(/npm (warn|error)/i);
    const [{ filename, files }] = JSON.parse(packed.stdout);
    expect(files.map(({ path }: { path: string }) => path).sort()).toEqual(
      readdirSync(pkg)
        .filter((name) => !name.endsWith(".tgz"))
        .sort(),
    );
    for (const [name, text] of Object.entries(sources)) writeFileSync(consumer + name, text);
    const done = npm(["install", "--no-audit", "--no-fund", `./${filename}`], consumer);
    expect(done.stderr).not.toMatch(/npm (warn|error)/i);
    expect(done.code).toBe(0);
  }, 120_000);

  test("runs it in Node: check, flags, help, convert", () => {
    const done = run(process.execPath, ["node.mjs"], { cwd: consumer });
    expect(done.stderr).toBe("");
    const { rule, flags, usage, shell, well } = JSON.parse(done.stdout);
    expect(rule).toBe("driver/invalid-choice");
    expect(flags).toBeGreaterThan(300);
    expect(usage).toMatch(/^usage: neuronx-cc compile/);
    expect(shell).toContain("--lnc=2");
    expect(well).toBe(true);
  });

  test("has the command in its PATH of scripts", () => {
    const done = npm(["exec", "--", "flaglane", "check", "--", "--auto-cast=matmul"], consumer);
    expect(done.stdout).toContain("error[driver/invalid-choice]");
    expect(done.code).toBe(2);
  });

  test("is typed, the elements too", () => {
    for (const [module, resolution] of [
      ["NodeNext", "NodeNext"],
      ["ESNext", "Bundler"],
    ] as const) {
      const options = ["--noEmit", "--strict", "--target", "es2022", "--module", module];
      const done = run(
        process.execPath,
        [
          typescript,
          ...options,
          "--moduleResolution",
          resolution,
          "--lib",
          "es2023,dom",
          "--types",
          "",
          "typed.ts",
        ],
        { cwd: consumer },
      );
      expect(done.stdout).toBe("");
      expect(done.code).toBe(0);
    }
    const wrong = run(
      process.execPath,
      [
        typescript,
        "--noEmit",
        "--strict",
        "--target",
        "es2022",
        "--module",
        "NodeNext",
        "--types",
        "",
        "mistyped.ts",
      ],
      { cwd: consumer },
    );
    expect(wrong.stdout.match(/error TS/g)).toHaveLength(2);
  });

  test("bundles it, with the engine as a file of its own", () => {
    const vite = here("../../node_modules/vite/bin/vite.js");
    const done = run(process.execPath, [vite, "build", "--base", "./", "--logLevel", "warn"], {
      cwd: consumer,
    });
    expect(done.stderr).toBe("");
    expect(done.code).toBe(0);
    const assets = readdirSync(join(consumer, "dist/assets"));
    expect(assets.filter((name) => name.endsWith(".wasm"))).toHaveLength(1);
  });
});

const sources: Record<string, string> = {
  "package.json": JSON.stringify({ name: "consumer", private: true, type: "module" }),
  "node.mjs": `import { createFlaglane } from "flaglane";
const flaglane = await createFlaglane();
console.log(JSON.stringify({
  rule: flaglane.check("neuronx-cc compile m --framework XLA --target trn1 --auto-cast=matmul").diagnostics[0].rule,
  flags: flaglane.flags().length,
  usage: flaglane.help("help").text,
  shell: flaglane.convert("--lnc=2 -O1", "shell"),
  well: flaglane.check("\\ud800").tokens.every(({ text }) => text.isWellFormed?.() ?? true),
}));
`,
  "typed.ts": `import { createFlaglane, type Diagnostic, type Report } from "flaglane";
import { FlaglaneCheck } from "flaglane/elements";
const flaglane = await createFlaglane();
const report: Report = flaglane.check("x", { form: "bare-flags", python: "3.12", ignore: ["driver/tier"] });
const first: Diagnostic | undefined = report.diagnostics[0];
const converted: string | null = flaglane.convert("x", "python-list");
const element = document.createElement("flaglane-check");
element.addEventListener("flaglane-report", ({ detail }) => detail.counts.error.toFixed());
export const all = [first?.from, converted?.length, element.report?.schema, element instanceof FlaglaneCheck];
`,
  "mistyped.ts": `import { createFlaglane } from "flaglane";
const flaglane = await createFlaglane();
flaglane.check("x", { python: "2.7" });
flaglane.convert("x", "latin");
`,
  "index.html": `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A consumer</title><link rel="icon" href="data:,"><script type="module" src="./page.js"></script></head>
<body><output></output><flaglane-check><pre><code>--auto-cast=matmul</code></pre></flaglane-check></body>
</html>
`,
  "page.js": `import { createFlaglane } from "flaglane";
import "flaglane/elements";
const flaglane = await createFlaglane();
document.querySelector("output").value = flaglane.check("--auto-cast=matmul").diagnostics[0].rule;
`,
};
