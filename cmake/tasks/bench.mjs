// npm run bench: builds the optimised native tools and the engine, then runs every tests/bench/*.bench.mjs.
import { ensureModules, ensureSystem } from "./needs.mjs";
import { files, main, run, Stop } from "./run.mjs";
import { buildEngine, buildPreset, saySizes } from "./steps.mjs";

main((args) => {
  ensureSystem({ tests: true });
  ensureModules();
  buildPreset("native");
  saySizes(buildEngine());
  const benches = files(["tests/bench"], /\.bench\.mjs$/);
  if (benches.length === 0) throw new Stop("tests/bench holds no *.bench.mjs.");
  for (const bench of benches) run(process.execPath, [bench, ...args]);
});
