// npm run golden: writes tests/golden/flags.json anew from the built engine, so that a change of flags shows as data.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureModules, ensureSystem } from "./needs.mjs";
import { main, root, say } from "./run.mjs";
import { buildEngine } from "./steps.mjs";

main(async () => {
  ensureSystem();
  ensureModules();
  const folder = buildEngine();
  const { default: createEngine } = await import(pathToFileURL(join(folder, "engine.mjs")));
  const engine = await createEngine({ wasmBinary: readFileSync(join(folder, "engine.wasm")) });
  const file = join(root, "tests/golden/flags.json");
  mkdirSync(join(root, "tests/golden"), { recursive: true });
  const flags = JSON.parse(engine.flags());
  writeFileSync(file, `${JSON.stringify(flags, null, 1)}\n`);
  say(`tests/golden/flags.json holds ${flags.length} flags. \`git diff\` shows what changed.`);
});
