import createEngine from "#engine/engine.mjs";
import { type Flaglane, fromEngine } from "./flaglane";

export * from "./flaglane";

/**
 * Loads the core. A bundler takes engine.wasm along by itself; elsewhere it is fetched from beside this module, or from
 * `wasm`. Rejects if it can't be loaded.
 */
export async function createFlaglane(asked: { wasm?: string | URL } = {}): Promise<Flaglane> {
  const wasm = asked.wasm ?? new URL("./engine.wasm", import.meta.url);
  return fromEngine(await createEngine({ locateFile: () => String(wasm) }));
}
