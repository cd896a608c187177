import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { askUsual } from "./src/help/usual.ts";

const name = "#build-info";

/**
 * What the engine says without being given a text, asked when the app is built. What it says of itself goes into the page's
 * script; the lists of flags, rules and clauses and the usual help texts go beside the page, for readers, and for the page
 * while no engine runs.
 */
export function engineFacts(engine: string): Plugin {
  const start = async () => {
    const { default: createEngine } = await import(pathToFileURL(`${engine}/engine.mjs`).href);
    return createEngine({ wasmBinary: readFileSync(`${engine}/engine.wasm`) });
  };
  return {
    name: "flaglane-engine-facts",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      return `export const buildInfo = ${(await start()).build_info()};`;
    },
    async generateBundle() {
      const running = await start();
      const publish = (name: string, list: unknown[]) =>
        this.emitFile({ type: "asset", fileName: `${name}.json`, source: lines(list) });
      for (const list of ["flags", "rules", "clauses"]) publish(list, JSON.parse(running[list]()));
      publish(
        "help",
        askUsual((...asked) => JSON.parse(running.help(...asked))),
      );
    },
  };
}

/** One entry a line, as the golden file has it, so that a difference reads as data. */
const lines = (list: unknown[]) => `[\n${list.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`;
