// npm run build: dist/site, the static site, and dist/pkg, the package with the `flaglane` command.
import { ensureModules, ensureSystem } from "./needs.mjs";
import { main, say } from "./run.mjs";
import { buildEngine, buildWeb, saySizes } from "./steps.mjs";

main(() => {
  ensureSystem();
  ensureModules();
  const engine = buildEngine();
  say(buildWeb() ? "dist/ is built." : "dist/ is as it was: nothing changed.");
  saySizes(engine);
});
