import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { folderWith, pkg, run } from "./command";

const root = fileURLToPath(new URL("../../", import.meta.url));
const readme = readFileSync(`${root}README.md`, "utf8");
const hooks = readFileSync(`${root}.pre-commit-hooks.yaml`, "utf8");
const bad = 'export NEURON_CC_FLAGS="--auto-cast=matmul"\n';
const fine = 'export NEURON_CC_FLAGS="--model-type=transformer"\n';

const git = (folder: string, ...args: string[]) => {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
  const done = run("git", [...identity, ...args], { cwd: folder });
  expect([args, done.code]).toEqual([args, 0]);
};

/** A folder for PATH that has the command under its name. */
function bin(): string {
  const folder = folderWith({});
  symlinkSync(`${pkg}flaglane.mjs`, `${folder}/flaglane`);
  return `${folder}:${process.env.PATH}`;
}

describe("the workflow in the README", () => {
  const commands = Array.from(readme.matchAll(/(?:- run: |`)(npx [^`\n]+)/g), ([, command = ""]) => command);

  test("names the version that is built", () => {
    const { version } = JSON.parse(readFileSync(`${pkg}package.json`, "utf8"));
    expect(commands).toHaveLength(2);
    for (const command of commands) expect(command).toContain(`flaglane@${version} `);
  });

  test("runs as it stands, where the package can be had", () => {
    const folder = folderWith({ "package.json": "{}", "job.sh": bad, ".gitignore": "node_modules/\n" });
    run("npm", ["pack", "--pack-destination", folder], { cwd: pkg });
    const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
    const env = { npm_config_offline: "true" };
    expect(run("npm", ["install", "--no-audit", `./${tarball}`], { cwd: folder, env }).code).toBe(0);
    const [workflow = "", scanning = ""] = commands;
    const done = run("bash", ["-e", "-c", workflow], { cwd: folder, env });
    expect(done.stdout).toMatch(/^::error file=job\.sh,line=1,/);
    expect(done.code).toBe(2);
    expect(run("bash", ["-e", "-c", scanning], { cwd: folder, env }).code).toBe(2);
    expect(JSON.parse(readFileSync(`${folder}/flaglane.sarif`, "utf8")).version).toBe("2.1.0");
  });
});

describe("the hook for pre-commit", () => {
  test("runs a command that takes files, and asks for the kinds of files that lint reads", () => {
    const entry = hooks.match(/^ {2}entry: (.*)$/m)?.[1] ?? "";
    const folder = folderWith({ "a.sh": bad, "b.sh": fine });
    const env = { PATH: bin() };
    expect(run("sh", ["-c", `${entry} "$@"`, "sh", "a.sh", "b.sh"], { cwd: folder, env }).code).toBe(2);
    expect(run("sh", ["-c", `${entry} "$@"`, "sh", "b.sh"], { cwd: folder, env }).code).toBe(0);
  });

  const installed = spawnSync("pre-commit", ["--version"]).status === 0;
  test.skipIf(!installed)(
    "stops a commit with a mistake, as pre-commit runs it, and lets it go when mended",
    () => {
      // A repository with this very definition, since the project's own may not be a repository where the tests run.
      const source = folderWith({});
      copyFileSync(`${root}.pre-commit-hooks.yaml`, `${source}/.pre-commit-hooks.yaml`);
      git(source, "init", "--quiet");
      git(source, "add", ".");
      git(source, "commit", "--quiet", "-m", "Define the hook");
      const folder = folderWith({ "job.sh": bad, "notes.txt": bad });
      git(folder, "init", "--quiet");
      git(folder, "add", ".");
      const home = folderWith({});
      mkdirSync(`${home}/cache`);
      const env = { PATH: bin(), PRE_COMMIT_HOME: `${home}/cache` };
      const hook = () =>
        run("pre-commit", ["try-repo", source, "flaglane", "--all-files"], { cwd: folder, env });
      const stopped = hook();
      expect(stopped.stdout).toContain("--> job.sh:1:");
      expect(stopped.stdout).not.toContain("notes.txt");
      expect(stopped.code).toBe(1);
      run("sh", ["-c", "sed -i s/matmul/matmult/ job.sh && git add job.sh"], { cwd: folder });
      expect(hook().stdout).not.toContain("invalid-choice");
    },
  );
});
