// npm run lint: format, lints and types, without building anything but the native compile commands.
import { biome, clangFormat, clangTidy, types } from "./checks.mjs";
import { ensureModules, ensureSystem } from "./needs.mjs";
import { main, run, Stop } from "./run.mjs";

main(async () => {
  ensureSystem({ tests: true });
  ensureModules();
  run("cmake", ["--preset", "native"], { stdio: "ignore" });
  for (const [name, check] of Object.entries({ clangFormat, biome, types, clangTidy })) {
    const { code, text } = await check();
    if (code !== 0) throw new Stop(`${name} found:\n${text}`);
  }
});
