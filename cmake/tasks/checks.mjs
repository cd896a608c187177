// The checks that read sources and build nothing: format, lints, types.

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { clangTool } from "./needs.mjs";
import { capture, files, hashOf, root } from "./run.mjs";

const cpp = /\.(h|cpp)$/;
export const cppFiles = () => files(["core", "wasm", "tests"], cpp);

/** Each check resolves to {code, text}: 0 if all is well, and what to read if not. */
export const clangFormat = () => capture(clangTool("clang-format"), ["--dry-run", "-Werror", ...cppFiles()]);

export const biome = () => capture("node_modules/.bin/biome", ["ci", "--colors=off", "."]);

export async function types() {
  const projects = ["web", "tests"].filter((project) => existsSync(join(root, project, "tsconfig.json")));
  const done = await Promise.all(
    projects.map((project) => capture("node_modules/.bin/tsc", ["-p", project])),
  );
  return { code: Math.max(...done.map(({ code }) => code)), text: done.map(({ text }) => text).join("") };
}

/**
 * clang-tidy over core/, one process a core. It needs the compile commands of build/native. A file that passed is not read
 * again until it or any header changes.
 */
export async function clangTidy() {
  const program = clangTool("clang-tidy");
  const passed = join(root, "build/tidy");
  mkdirSync(passed, { recursive: true });
  const headers = hashOf([".clang-tidy", ...files(["core"], /\.h$/)]);
  const waiting = files(["core"], /\.cpp$/).map((file) => ({
    file,
    mark: join(passed, hashOf([file], headers)),
  }));
  const todo = waiting.filter(({ mark }) => !existsSync(mark));
  let code = 0;
  let text = "";
  const worker = async () => {
    for (let next = todo.pop(); next; next = todo.pop()) {
      // The compile commands are g++'s; its own warning options mean nothing to clang.
      const args = ["-p", "build/native", "--quiet", "--extra-arg=-Wno-unknown-warning-option", next.file];
      const done = await capture(program, args);
      if (done.code === 0) writeFileSync(next.mark, "");
      else {
        code = done.code;
        text += `${next.file}\n${done.text}`;
      }
    }
  };
  await Promise.all(cpus().map(worker));
  return { code, text };
}
