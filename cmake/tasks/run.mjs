// Running programs, and saying what is being done. Node's own modules only: `npm start` runs this before npm ci.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's top folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Something that a person has to put right; shown without a stack trace. */
export class Stop extends Error {}

export const say = (text) => console.log(`flaglane: ${text}`);

/** Runs a program in the project's folder and shows what it prints; throws Stop unless it exits with 0. */
export function run(program, args, options = {}) {
  const done = spawnSync(program, args, { cwd: root, stdio: "inherit", ...options });
  if (done.error) throw new Stop(`${program} could not be started: ${done.error.message}`);
  if (done.status !== 0)
    throw new Stop(`${program} ${args.slice(0, 4).join(" ")} ended with ${done.status ?? done.signal}.`);
}

/** Runs a program and keeps what it prints, while showing it too if `show`. Resolves to {code, text}. */
export function capture(program, args, { show = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    let text = "";
    const take = (chunk) => {
      text += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    child.on("error", (error) => resolve({ code: 127, text: `${text}${program}: ${error.message}\n` }));
    child.on("close", (code, signal) =>
      resolve({ code: code ?? 1, text: signal ? `${text}${signal}\n` : text }),
    );
  });
}

/** The path of a program, or undefined. */
export function which(program) {
  const found = (process.env.PATH ?? "").split(":").filter(Boolean);
  return found.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

const skipped = new Set(["node_modules", "build", "dist", "__pycache__", "test-results", ".git"]);

/** Files below the folders whose names match, sorted, as paths from the project's folder. */
export function files(folders, pattern) {
  const found = [];
  const waiting = folders.map((folder) => join(root, folder)).filter((path) => existsSync(path));
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (!statSync(path).isDirectory()) {
      if (pattern.test(path)) found.push(relative(root, path));
      continue;
    }
    for (const entry of readdirSync(path)) if (!skipped.has(entry)) waiting.push(join(path, entry));
  }
  return found.sort();
}

/** One hash over names and contents of files (paths from the project's folder). */
export function hashOf(paths, salt = "") {
  const hash = createHash("sha256").update(salt);
  for (const path of paths) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

/** Calls a task's main function and turns a Stop into a message and exit status 1. */
export async function main(task) {
  try {
    await task(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`flaglane: ${error.message}`);
    process.exitCode = 1;
  }
}
