// npm run format: puts every source into the project's format.
import { cppFiles } from "./checks.mjs";
import { clangTool, ensureModules, ensureSystem } from "./needs.mjs";
import { main, run } from "./run.mjs";

main(() => {
  ensureSystem({ tests: true });
  ensureModules();
  run(clangTool("clang-format"), ["-i", ...cppFiles()]);
  run("node_modules/.bin/biome", ["check", "--write", "."]);
});
