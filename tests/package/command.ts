import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export const pkg = fileURLToPath(new URL("../../dist/pkg/", import.meta.url));

export interface Done {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface How {
  input?: string;
  cwd?: string;
  env?: Record<string, string>;
}

export function run(program: string, args: readonly string[], { input = "", cwd, env }: How = {}): Done {
  const done = spawnSync(program, args, {
    input,
    cwd,
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...env },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.error) throw done.error;
  return { code: done.status, stdout: done.stdout, stderr: done.stderr };
}

/** The built command, as a process of its own. */
export const flaglane = (args: readonly string[], how: How = {}) =>
  run(process.execPath, [`${pkg}flaglane.mjs`, ...args], how);

/** A folder with these files, gone when the test is over. */
export function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "flaglane-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Line and column, from 1, of the `nth` place where `part` stands. */
export function placeOf(text: string, part: string, nth = 1): { line: number; column: number } {
  let at = -1;
  for (let count = 0; count < nth; count++) at = text.indexOf(part, at + 1);
  if (at < 0) throw new Error(`${part} is not there ${nth} times`);
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
}

export const clean = "neuronx-cc compile model.hlo --framework XLA --target trn1 --model-type transformer";
export const wrong = `${clean} --auto-cast=matmul`;
/** Findings, none of them an error. */
export const mild = `${clean} --auto-cast matmult --optlevel 1 --optlevel 2`;
