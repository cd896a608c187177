import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { flaglane, folderWith, placeOf } from "./command";

interface Finding {
  path: string;
  line: number;
  column: number;
  rule: string;
}

const bad = "--auto-cast=matmul";
/** The finding stands on the value. */
const value = "matmul";
const rule = "driver/invalid-choice";

/** A small repository. Each file holds the same mistake once, unless it is named otherwise. */
const files: Record<string, string> = {
  "launch.sh": `#!/bin/bash\nset -e\nexport NEURON_CC_FLAGS="--model-type=transformer ${bad}"\ntorchrun train.py\n`,
  "bin/compile": `#!/usr/bin/env bash\n# no extension\nneuronx-cc compile m.hlo --framework XLA --target trn1 ${bad}\n`,
  "train.py": `import os\n\ndef setup():\n    os.environ["NEURON_CC_FLAGS"] = "--lnc=2 ${bad}"\n`,
  "trace.py": `import torch_neuronx\nmodel = torch_neuronx.trace(net, x, compiler_args=["--optlevel", "2", "${bad}"])\n`,
  "deploy/pod.yaml": `spec:\n  containers:\n    - name: train\n      env:\n        - name: NEURON_CC_FLAGS\n          value: "--model-type=transformer ${bad}"\n`,
  Dockerfile: `FROM debian:12\nENV NEURON_CC_FLAGS="--model-type=transformer ${bad}"\nRUN true\n`,
  "task.json": `{\n  "environment": [\n    { "name": "NEURON_CC_FLAGS", "value": "-O1 ${bad}" }\n  ]\n}\n`,
  "explore.ipynb": JSON.stringify(
    {
      cells: [
        { cell_type: "markdown", metadata: {}, source: ["# Compile\n"] },
        {
          cell_type: "code",
          execution_count: null,
          metadata: {},
          outputs: [],
          source: ["import os\n", `os.environ["NEURON_CC_FLAGS"] = "-O1 ${bad}"\n`],
        },
      ],
      metadata: {},
      nbformat: 4,
      nbformat_minor: 5,
    },
    undefined,
    1,
  ),
  "README.md": `# Compile\n\nProse that names NEURON_CC_FLAGS and ${bad} is no code.\n\n\`\`\`sh\nexport NEURON_CC_FLAGS="-O1 ${bad}"\n\`\`\`\n`,
  "docs/guide.rst": `Guide\n=====\n\nSet NEURON_CC_FLAGS::\n\n    export NEURON_CC_FLAGS="-O1 ${bad}"\n\nand go on.\n`,
};
const silent: Record<string, string> = {
  "notes.txt": `export NEURON_CC_FLAGS="${bad}"\n`,
  "other.sh": `gcc ${bad} -O2\n`,
  "node_modules/x/run.sh": `export NEURON_CC_FLAGS="${bad}"\n`,
  "build/run.sh": `export NEURON_CC_FLAGS="${bad}"\n`,
  "logs/kept.sh": "true\n",
  "logs/a.sh": `export NEURON_CC_FLAGS="${bad}"\n`,
  ".gitignore": "/build/\n*.log.sh\n",
  "logs/.gitignore": "*.sh\n!kept.sh\n",
  "blob.py": `NEURON_CC_FLAGS = "${bad}"\u0000\n`,
};

function repository(more: Record<string, string> = {}, without: string[] = []): string {
  const all = Object.entries({ ...files, ...silent, ...more }).filter(([path]) => !without.includes(path));
  const folder = folderWith(Object.fromEntries(all));
  mkdirSync(`${folder}/.git`);
  return folder;
}

function findings(folder: string, ...args: string[]): Finding[] {
  const done = flaglane(["lint", "--format=json", ...args], { cwd: folder });
  expect(done.stderr).toBe("");
  return JSON.parse(done.stdout).findings;
}

const choices = (found: Finding[]) => found.filter((each) => each.rule === rule);

describe("lint finds flags", () => {
  test("in each kind of file, at the very place", () => {
    const found = choices(findings(repository(), "."));
    const expected = Object.entries(files).map(([path, text]) => {
      // The first mention in the README is prose.
      const place = placeOf(text, value, path === "README.md" ? 2 : 1);
      return { path, ...place };
    });
    const places = found.map(({ path, line, column }) => ({ path, line, column }));
    const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
    expect(places.sort(byPath)).toEqual(expected.sort(byPath));
  });

  test("below the paths that are named, each once, as paths from here", () => {
    const folder = repository();
    expect(
      choices(findings(folder, "deploy", "deploy/pod.yaml", "train.py")).map(({ path }) => path),
    ).toEqual(["deploy/pod.yaml", "train.py"]);
    const inside = flaglane(["lint", "--format=json", ".."], { cwd: `${folder}/docs` });
    expect(JSON.parse(inside.stdout).findings.map(({ path }: Finding) => path)).toContain("../launch.sh");
  });

  test("in no loose words of other programs, nothing that .gitignore leaves out, no binary file, no link's target", () => {
    const folder = repository();
    symlinkSync(`${folder}/launch.sh`, `${folder}/link.sh`);
    symlinkSync(folder, `${folder}/loop`);
    const paths = new Set(findings(folder, ".").map(({ path }) => path));
    expect([...paths].sort()).toEqual(Object.keys(files).sort());
  });

  test("in an ignored file that is named itself", () => {
    expect(choices(findings(repository(), "build/run.sh"))).toHaveLength(1);
  });
});

describe("lint leaves out", () => {
  test("what a comment says, on its line or alone on the line before", () => {
    const folder = repository({
      "launch.sh": `export NEURON_CC_FLAGS="${bad}"  # flaglane-ignore ${rule}\n`,
      "train.py": `import os\n# flaglane-ignore ${rule}\nos.environ["NEURON_CC_FLAGS"] = "${bad}"\n`,
      "README.md": `<!-- flaglane-ignore ${rule} -->\n\`\`\`sh\nexport NEURON_CC_FLAGS="${bad}"\n\`\`\`\n`,
      "docs/guide.rst": `Guide::\n\n    # flaglane-ignore wrapper/consumed\n    export NEURON_CC_FLAGS="${bad}"\n`,
    });
    const paths = choices(findings(folder, ".")).map(({ path }) => path);
    expect(paths).not.toContain("launch.sh");
    expect(paths).not.toContain("train.py");
    // A comment speaks of its own block or line only, and of the rule it names.
    expect(paths).toContain("docs/guide.rst");
    const { stdout } = flaglane(["lint", "launch.sh"], { cwd: folder });
    expect(stdout).toMatch(/1 finding left out as asked/);
  });

  test("what the configuration says: rules, paths, and the level that fails", () => {
    const folder = repository({
      ".flaglane.json": JSON.stringify({ ignore: [rule], exclude: ["deploy/", "*.py"], failOn: "error" }),
    });
    expect(choices(findings(folder, "."))).toEqual([]);
    const { stdout, code } = flaglane(["lint", "."], { cwd: folder });
    expect(stdout).not.toContain("pod.yaml");
    expect(stdout).not.toContain("train.py");
    expect(code).toBe(0);
    expect(flaglane(["lint", "--fail-on=info", "."], { cwd: folder }).code).toBeLessThan(2);
    // The configuration is the linter's alone.
    const text = `neuronx-cc compile m --framework XLA --target trn1 ${bad}`;
    expect(flaglane(["check", text], { cwd: folder }).code).toBe(2);
  });

  test("and says what is wrong with a configuration", () => {
    for (const [config, said] of [
      ['{"ignore": "driver/tier"}', '"ignore" takes a list of rules'],
      ['{"ignored": []}', '"ignored" is not known'],
      ["[]", "should hold an object"],
      ["{", "can't read"],
    ] as const) {
      const done = flaglane(["lint", "."], { cwd: folderWith({ ".flaglane.json": config }) });
      expect(done.code).toBe(64);
      expect(done.stderr).toContain(said);
    }
  });
});

describe("lint ends and writes", () => {
  // The one file of a Linux machine that not even root can read from its start.
  test.skipIf(!existsSync("/proc/self/mem"))("with 66 and a sentence when a file can't be read", () => {
    const done = flaglane(["lint", "/proc/self/mem"]);
    expect(done).toMatchObject({ code: 66, stdout: "" });
    expect(done.stderr).toMatch(/^flaglane: can't read .*\n$/);
  });

  test("with 0 and a line where nothing is wrong, else 2, and counts", () => {
    const fine = folderWith({ "launch.sh": 'export NEURON_CC_FLAGS="--model-type=transformer"\n' });
    expect(flaglane(["lint", "."], { cwd: fine })).toMatchObject({
      code: 0,
      stdout: "1 file looked at: no problems found.\n",
    });
    const done = flaglane(["lint", "."], { cwd: repository() });
    expect(done.code).toBe(2);
    expect(done.stdout).toMatch(/\d+ files looked at, 10 with findings: \d+ errors/);
    expect(done.stdout).toContain("--> deploy/pod.yaml:6:");
  });

  test("GitHub's workflow commands with the files' own places", () => {
    const { stdout } = flaglane(["lint", "--format=github", "train.py"], { cwd: repository() });
    const { line, column } = placeOf(files["train.py"] ?? "", value);
    expect(stdout).toMatch(new RegExp(`^::error file=train\\.py,line=${line},.*col=${column}\\b`, "m"));
  });
});
