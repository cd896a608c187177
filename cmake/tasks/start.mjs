// npm start: installs what is missing, builds what changed, serves the app.
import { ensureModules, ensureSystem } from "./needs.mjs";
import { main, say } from "./run.mjs";
import { serveNear } from "./serve.mjs";
import { buildEngine, buildWeb } from "./steps.mjs";

main(async () => {
  ensureSystem();
  ensureModules();
  buildEngine();
  buildWeb();
  const { url } = await serveNear(Number(process.env.PORT ?? 4173), {});
  say(`the app is at ${url} (Ctrl+C stops it)`);
});
