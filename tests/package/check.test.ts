import { describe, expect, test } from "vitest";
import { clean, flaglane, folderWith, mild, pkg, run, wrong } from "./command";

const check = (...args: string[]) => flaglane(["check", ...args]);
const reportOf = (stdout: string) => JSON.parse(stdout);

describe("the exit status of check", () => {
  test("is 0 when nothing is found, 1 for warnings only, 2 for errors", () => {
    expect(reportOf(check("--format=json", "--", clean).stdout).counts).toMatchObject({
      error: 0,
      warning: 0,
    });
    expect(check("--", clean).code).toBe(0);
    expect(reportOf(check("--format=json", "--", mild).stdout).counts).toMatchObject({ error: 0 });
    expect(check("--", mild).code).toBe(1);
    expect(check("--", wrong).code).toBe(2);
  });

  test("follows --fail-on", () => {
    expect(check("--fail-on", "error", mild).code).toBe(0);
    expect(check("--fail-on=warning", mild).code).toBe(1);
    expect(check("--fail-on=info", mild).code).toBe(1);
    expect(check("--fail-on=error", wrong).code).toBe(2);
  });

  test("tells a wrong command line (64) and a missing file (66) from findings", () => {
    for (const args of [
      ["check", "--format", "xml", "x"],
      ["check", "--format"],
      ["check", "--file", "x", "and text"],
      ["check", "--python", "3.11", "--python", "3.12", "x"],
      ["lint"],
      ["lint", "--nonsense", "."],
      ["nonsense"],
      ["help-surface", "all"],
      ["completion", "tcsh"],
      ["explain", "driver/no-such-rule"],
      [],
    ]) {
      const done = flaglane(args);
      expect([args, done.code, done.stdout]).toEqual([args, 64, ""]);
      expect(done.stderr).not.toMatch(/at .*\.mjs:\d+/);
    }
    expect(check("--file", "/no/such/file").code).toBe(66);
    expect(flaglane(["lint", "/no/such/folder"]).code).toBe(66);
  });
});

describe("the text of check", () => {
  test("comes from an operand, several words, standard input or a file, all alike", () => {
    const findings = ({ stdout }: { stdout: string }) =>
      reportOf(stdout).diagnostics.map((each: { rule: string; message: string }) => [
        each.rule,
        each.message,
      ]);
    const expected = findings(check("--format=json", wrong));
    expect(expected).toContainEqual([
      "driver/invalid-choice",
      "argument --auto-cast: invalid choice: matmul (choose from 'none', 'matmult', 'all')",
    ]);
    expect(findings(check("--format=json", ...wrong.split(" ")))).toEqual(expected);
    expect(findings(flaglane(["check", "--format=json", "-"], { input: `${wrong}\n` }))).toEqual(expected);
    expect(findings(flaglane(["check", "--format=json"], { input: wrong }))).toEqual(expected);
    const folder = folderWith({ "build.sh": `#!/bin/sh\n${wrong}\n` });
    expect(findings(check("--format=json", "--file", `${folder}/build.sh`))).toEqual(expected);
  });

  test("keeps what the shell took the quotes off", () => {
    const words = ["neuronx-cc", "compile", "m.hlo", "--framework", "XLA", "--target=trn1"];
    const done = check("--format=json", ...words, "--tensorizer-options=--vectorize-strided-dma --no-tpb");
    const inside = reportOf(done.stdout).tokens.filter((token: { depth: number }) => token.depth === 1);
    expect(inside.map((token: { text: string }) => token.text)).toContain("--vectorize-strided-dma");
  });

  test("may hold bytes that are no UTF-8", () => {
    const done = flaglane(["check", "--format=json", "-"], { input: `${clean} --\ud800x \u{1F600}` });
    expect(done.code).toBeGreaterThanOrEqual(0);
    expect(() => reportOf(done.stdout)).not.toThrow();
  });
});

describe("what check writes", () => {
  test("as text: the rule, the place, the line with carets below what is meant, and the program's own words", () => {
    const { stdout } = flaglane(["check", "--file", "job.sh"], {
      cwd: folderWith({ "job.sh": `# a job\n${wrong}\n` }),
    });
    expect(stdout).toMatch(/^error\[driver\/invalid-choice\]: /m);
    expect(stdout).toContain("--> job.sh:2:");
    const lines = stdout.split("\n");
    const at = lines.findIndex((line) => /^\s*\| .*\^/.test(line));
    const [above = "", carets = ""] = [lines[at - 1], lines[at]];
    expect(above.slice(carets.indexOf("^"), carets.lastIndexOf("^") + 1)).toMatch(/matmul$/);
    expect(stdout).toContain("invalid choice: matmul (choose from 'none', 'matmult', 'all')");
    expect(stdout).toMatch(/fix: .*matmult/);
  });

  test("as workflow commands of GitHub: one a finding, with file, line and column", () => {
    const { stdout } = flaglane(["check", "--format=github", "--file", "job.sh"], {
      cwd: folderWith({ "job.sh": `# a job\n${wrong}\n` }),
    });
    expect(stdout).toMatch(/^::error file=job\.sh,line=2,(endLine=2,)?col=\d+/m);
    expect(
      stdout
        .trim()
        .split("\n")
        .every((line) => /^::(error|warning|notice) /.test(line)),
    ).toBe(true);
  });

  test("as Markdown: the findings with their rules", () => {
    expect(check("--format=markdown", wrong).stdout).toContain("driver/invalid-choice");
  });

  test("as JSON: one line that holds a whole report", () => {
    const { stdout } = check("--format=json", wrong);
    expect(stdout.trimEnd()).not.toContain("\n");
    expect(reportOf(stdout)).toMatchObject({ schema: 1, verdict: { kind: "stops", exitCode: 2 } });
  });
});

describe("the options of check", () => {
  test("choose form, Python, place and version, and leave rules out", () => {
    const asForm = check("--format=json", "--form", "bare-flags", "--lnc=2 -O1");
    expect(reportOf(asForm.stdout).form.kind).toBe("bare-flags");
    const ignored = check("--format=json", "--ignore", "driver/invalid-choice", wrong);
    expect(reportOf(ignored.stdout).counts.ignored).toBeGreaterThan(0);
    expect(ignored.stdout).not.toContain('"rule":"driver/invalid-choice"');
    const newer = check("--format=json", "--python", "3.12", wrong);
    expect(reportOf(newer.stdout).schema).toBe(1);
    expect(reportOf(check("--format=json", "--sdk", "2.27.0", wrong).stdout).schema).toBe(1);
    expect(reportOf(check("--format=json", "--place", "jax", clean).stdout).sections[0].place).toBe("jax");
  });

  test("that look like ours are the text's behind --", () => {
    expect(reportOf(check("--format=json", "--", "--help").stdout).tokens[0].text).toBe("--help");
  });
});

describe("colour", () => {
  /** Runs the command on a pseudo-terminal and answers with what it wrote there. */
  const onTerminal = (args: string[], env: Record<string, string> = {}) => {
    const script = `import os, pty, sys
status = pty.spawn(sys.argv[1:])
sys.exit(os.waitstatus_to_exitcode(status))`;
    const words = ["-c", script, process.execPath, `${pkg}flaglane.mjs`, ...args];
    return run("python3", words, { env: { TERM: "xterm", ...env } });
  };

  test("is there on a terminal, and not with NO_COLOR, TERM=dumb or --color never", () => {
    const coloured = onTerminal(["check", wrong]);
    expect(coloured.stdout).toContain("\x1b[");
    expect(coloured.code).toBe(2);
    expect(onTerminal(["check", wrong], { NO_COLOR: "1" }).stdout).not.toContain("\x1b[");
    expect(onTerminal(["check", wrong], { TERM: "dumb" }).stdout).not.toContain("\x1b[");
    expect(onTerminal(["check", "--color=never", wrong]).stdout).not.toContain("\x1b[");
    // no-color.org: an empty value asks for nothing.
    expect(onTerminal(["check", wrong], { NO_COLOR: "" }).stdout).toContain("\x1b[");
  });

  test("is not there in a pipe unless asked for", () => {
    expect(check(wrong).stdout).not.toContain("\x1b[");
    expect(check("--color=always", wrong).stdout).toContain("\x1b[");
  });

  test("lets nothing of the text reach a terminal as an escape", () => {
    const { stdout } = check(`${wrong} '--x=\x1b]0;title\x07'`);
    expect(stdout).not.toContain("\x1b");
  });
});
