import wasmUrl from "#engine/engine.wasm?url";
import type { EngineModule } from "#engine/types";

/** Where the load failed: the script cannot be asked for again in the same page, the binary can. */
export class LoadError extends Error {
  constructor(
    readonly part: "script" | "binary" | "start",
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

let bytes: Promise<ArrayBuffer> | undefined;

/** The binary as bytes: a host's MIME type does not matter then, and a restart needs no network. */
function binary(): Promise<ArrayBuffer> {
  bytes ??= fetchBytes(wasmUrl).catch((cause: unknown) => {
    bytes = undefined;
    throw new LoadError("binary", cause);
  });
  return bytes;
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  if (url.startsWith("data:")) return decode(url.slice(url.indexOf(",") + 1));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the host answered ${response.status}`);
  return response.arrayBuffer();
}

/** Base64 to bytes. The one-file page holds the binary so, and `fetch` of a data: URL is not allowed everywhere. */
function decode(base64: string): ArrayBuffer {
  const text = atob(base64);
  const out = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) out[at] = text.charCodeAt(at);
  return out.buffer;
}

/** Starts a fresh engine. Each call makes a new memory: after a trap the old one cannot be trusted. */
export async function instantiate(): Promise<EngineModule> {
  const script = import("#engine/engine.mjs").catch((cause: unknown) => {
    throw new LoadError("script", cause);
  });
  const [{ default: createEngine }, wasmBinary] = await Promise.all([script, binary()]);
  try {
    return await createEngine({ wasmBinary });
  } catch (cause) {
    throw new LoadError("start", cause);
  }
}
