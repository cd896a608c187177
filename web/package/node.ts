import { readFile } from "node:fs/promises";
import createEngine from "#engine/engine.mjs";
import { type Flaglane, fromEngine } from "./flaglane";

export * from "./flaglane";

/** Loads the core from engine.wasm beside this module, or from `wasm`. Rejects if it can't be read. */
export async function createFlaglane(asked: { wasm?: string | URL } = {}): Promise<Flaglane> {
  const wasmBinary = await readFile(asked.wasm ?? new URL("./engine.wasm", import.meta.url));
  return fromEngine(await createEngine({ wasmBinary }));
}
