import type { EngineModule, Flag } from "#engine/types";
import { type Flaglane, fromEngine } from "../package/flaglane";

interface Core {
  flaglane: Flaglane;
  flags: readonly Flag[];
}

let asked: Promise<Core> | undefined;

/** The core, loaded when first asked for and shared by all elements of the page. A load that failed is tried anew. */
export function core(): Promise<Core> {
  asked ??= load().catch((cause: unknown) => {
    asked = undefined;
    throw cause;
  });
  return asked;
}

/** After a fault the core's memory can't be trusted: the next question starts another. */
export function dropCore(): void {
  asked = undefined;
}

async function load(): Promise<Core> {
  const [{ default: createEngine }, wasmBinary] = await Promise.all([
    import("#engine/engine.mjs") as Promise<{
      default(options: { wasmBinary: ArrayBuffer }): Promise<EngineModule>;
    }>,
    bytes(new URL("./engine.wasm", import.meta.url)),
  ]);
  const flaglane = fromEngine(await createEngine({ wasmBinary }));
  return { flaglane, flags: flaglane.flags() };
}

/** As bytes: a host that sends another MIME type than application/wasm does no harm then. */
async function bytes(url: URL): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.arrayBuffer();
}
