import createEngine from "#engine/engine.mjs";
import { type Flaglane, fromEngine } from "./flaglane";

export * from "./flaglane";

/**
 * Loads the core. engine.wasm is fetched from beside this module, or from `wasm`; Vite, webpack and Parcel take it along by
 * themselves. Rejects if it can't be loaded.
 */
export async function createFlaglane(asked: { wasm?: string | URL } = {}): Promise<Flaglane> {
  const wasm = asked.wasm ?? new URL("./engine.wasm", import.meta.url);
  return fromEngine(await createEngine({ locateFile: () => String(wasm) }));
}
