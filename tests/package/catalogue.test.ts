import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { flaglane, folderWith, pkg, run } from "./command";

const commands = ["check", "lint", "flags", "help-surface", "explain", "convert", "completion"];

describe("help", () => {
  test("of the command names each command; of each, its options, what it ends with, and examples", () => {
    const { code, stdout } = flaglane(["--help"]);
    expect(code).toBe(0);
    for (const command of commands) {
      expect(stdout).toMatch(new RegExp(`^  ${command} `, "m"));
      const own = flaglane([command, "--help"]);
      expect(own.code).toBe(0);
      expect(own.stdout).toMatch(new RegExp(`^Usage: flaglane ${command} `));
      for (const line of own.stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
    }
    for (const command of ["check", "lint"])
      expect(flaglane([command, "--help"]).stdout).toContain("Exit status: 2 errors, 1 warnings, 0 neither");
    expect(flaglane(["--version"]).stdout).toMatch(/^flaglane \d+\.\d+\.\d+, modelling neuronx-cc 2\.24/);
  });
});

describe("flags", () => {
  test("lists all of them, or those with the words", () => {
    const all = JSON.parse(flaglane(["flags", "--format", "json"]).stdout);
    expect(all.length).toBeGreaterThan(300);
    const some = JSON.parse(flaglane(["flags", "--format", "json", "auto", "cast"]).stdout);
    expect(some.map(({ name }: { name: string }) => name)).toContain("--auto-cast");
    expect(some.length).toBeLessThan(20);
    expect(flaglane(["flags", "auto-cast"]).stdout).toMatch(/^--auto-cast +driver +PUBLIC /m);
  });

  test("survive a reader that stops reading", () => {
    const done = spawnSync("sh", ["-c", `"${process.execPath}" "${pkg}flaglane.mjs" flags | head -1`], {
      encoding: "utf8",
    });
    expect(done.stdout.split("\n")).toHaveLength(2);
    expect(done.stderr).toBe("");
  });
});

describe("help-surface", () => {
  test("prints the three texts in the width that is asked for", () => {
    const texts = ["help", "hidden", "hidden-list"].map((each) => flaglane(["help-surface", each]).stdout);
    expect(new Set(texts).size).toBe(3);
    expect(texts[0]).toMatch(/^usage: neuronx-cc compile/);
    const narrow = flaglane(["help-surface", "help", "--columns", "60"]).stdout;
    expect(narrow.split("\n").length).toBeGreaterThan((texts[0] ?? "").split("\n").length);
    expect(flaglane(["help-surface", "help", "--command", "top"]).stdout).not.toBe(texts[0]);
    expect(flaglane(["help-surface", "help", "--columns", "wide"]).code).toBe(64);
  });
});

describe("explain", () => {
  test("lists the rules, and says all about one", () => {
    const list = flaglane(["explain"]).stdout.trim().split("\n");
    const rules = JSON.parse(flaglane(["explain", "--format=json"]).stdout);
    expect(list.length).toBe(rules.length);
    expect(flaglane(["explain", "driver/other-version"]).stdout).not.toContain("Example:");
    const { stdout } = flaglane(["explain", "driver/invalid-choice"]);
    for (const part of ["Why: ", "What to do: ", "Example:", "Sure: "]) expect(stdout).toContain(part);
  });
});

describe("convert", () => {
  test("says which it is: no flags, or a part that cannot be written", () => {
    expect(flaglane(["convert", "nothing here"]).stderr).toContain("no flags to convert");
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's, not JavaScript's
    const hole = "${LNC}";
    const { code, stdout, stderr } = flaglane(["convert", "--to", "json", `--lnc=${hole}`]);
    expect({ code, stdout }).toEqual({ code: 64, stdout: "" });
    expect(stderr).toContain(hole);
  });

  const flags = `export NEURON_CC_FLAGS="--model-type=transformer --tensorizer-options='--no-tpb --stats-file=a' -O1"`;
  const convert = (to: string) => flaglane(["convert", "--to", to, flags]);

  test("writes what a shell, Python and JSON read back as the same words", () => {
    const script = `import json, sys\nexec(sys.stdin.read())\nprint(json.dumps(compiler_args))`;
    const list = JSON.parse(run("python3", ["-c", script], { input: convert("python-list").stdout }).stdout);
    expect(list).toContain("--model-type=transformer");
    expect(list).toContain("-O1");
    expect(JSON.stringify(JSON.parse(convert("json").stdout))).toContain("--model-type=transformer");
    const { stdout } = convert("shell");
    const folder = folderWith({ "flags.sh": stdout });
    const echoed = run("bash", ["-c", `set -e; . ./flags.sh; printf %s "$NEURON_CC_FLAGS"`], { cwd: folder });
    expect(echoed.stdout).toContain("--tensorizer-options='--no-tpb --stats-file=a'");
  });

  test("says so where there is nothing to convert", () => {
    expect(flaglane(["convert", "nothing here"])).toMatchObject({ code: 64, stdout: "" });
  });
});

describe("completion scripts", () => {
  const has = (shell: string) => spawnSync(shell, ["-c", "true"]).status === 0;
  const scriptOf = (shell: string) => flaglane(["completion", shell]).stdout;

  test("bash: is read by bash, and completes commands, options, their values and files", () => {
    const folder = folderWith({ flaglane: scriptOf("bash"), "build.sh": "" });
    const complete = (...words: string[]) => {
      const script = `. ./flaglane; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _flaglane; printf '%s\\n' "\${COMPREPLY[@]}"`;
      const done = run("bash", ["-c", script, "bash", ...words], { cwd: folder });
      expect(done.stderr).toBe("");
      return done.stdout.trim().split("\n");
    };
    expect(run("bash", ["-n", "flaglane"], { cwd: folder }).code).toBe(0);
    expect(complete("flaglane", "")).toEqual(expect.arrayContaining(commands));
    expect(complete("flaglane", "che")).toEqual(["check"]);
    expect(complete("flaglane", "check", "--fo")).toEqual(["--format", "--form"]);
    expect(complete("flaglane", "check", "--format", "s")).toEqual(["sarif"]);
    expect(complete("flaglane", "help-surface", "hidden-")).toEqual(["hidden-list"]);
    expect(complete("flaglane", "check", "--file", "bu")).toEqual(["build.sh"]);
    expect(complete("flaglane", "lint", "--config", "bu")).toEqual(["build.sh"]);
    // Nothing of ours, so that bash names files.
    expect(complete("flaglane", "lint", "")).toEqual([""]);
  });

  test.skipIf(!has("zsh"))("zsh: is read by zsh and defines the function, as a file and by eval", () => {
    const folder = folderWith({ _flaglane: scriptOf("zsh") });
    expect(run("zsh", ["-n", "_flaglane"], { cwd: folder })).toMatchObject({ code: 0, stderr: "" });
    const start = "autoload -Uz compinit && compinit -u -d $PWD/dump";
    for (const script of [`fpath=($PWD $fpath); ${start}`, `${start}; eval "$(<_flaglane)"`]) {
      const done = run("zsh", ["-fc", `${script}; print $_comps[flaglane]`], {
        cwd: folder,
        env: { HOME: folder },
      });
      expect(done).toMatchObject({ stdout: "_flaglane\n", stderr: "" });
    }
    expect(scriptOf("zsh")).toContain("the compiler'\\''s three");
  });

  test.skipIf(!has("fish"))("fish: completes commands, options and values", () => {
    const folder = folderWith({ "flaglane.fish": scriptOf("fish") });
    const complete = (line: string) =>
      run("fish", ["-N", "-c", `source flaglane.fish; complete -C '${line}'`], {
        cwd: folder,
        env: { HOME: folder },
      })
        .stdout.trim()
        .split("\n")
        .map((each) => each.split("\t")[0]);
    expect(complete("flaglane ")).toEqual(expect.arrayContaining(commands));
    expect(complete("flaglane check --form")).toEqual(expect.arrayContaining(["--form", "--format"]));
    expect(complete("flaglane check --format ")).toEqual(expect.arrayContaining(["json", "sarif"]));
  });
});
