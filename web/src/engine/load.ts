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

/** Whether this browser and this host let WebAssembly run at all, asked with the smallest module there is. */
export function runsWebAssembly(): boolean {
  try {
    return new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)) !== undefined;
  } catch {
    return false;
  }
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The binary, compiled once: a restart needs no network and no second compilation. */
function binary(): Promise<WebAssembly.Module> {
  compiled ??= compile(wasmUrl).catch((cause: unknown) => {
    compiled = undefined;
    throw cause instanceof LoadError ? cause : new LoadError("binary", cause);
  });
  return compiled;
}

/** Where WebAssembly runs, what can't be compiled is something else: the page on which a network asks to sign in, say. */
const refused = (cause: unknown) => {
  throw runsWebAssembly()
    ? new LoadError("binary", new Error("another file came in its place", { cause }))
    : new LoadError("start", cause);
};

/** Compiled while it comes in, where the host says what it is; with a careless host, when all of it is there. */
async function compile(url: string): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === "undefined") return refused("WebAssembly is switched off");
  if (url.startsWith("data:"))
    return WebAssembly.compile(decode(url.slice(url.indexOf(",") + 1))).catch(refused);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the host answered ${response.status}`);
  if (response.headers.get("Content-Type") === "application/wasm")
    return WebAssembly.compileStreaming(response).catch((cause: unknown) => {
      if (cause instanceof WebAssembly.CompileError) return refused(cause);
      throw cause;
    });
  return WebAssembly.compile(await response.arrayBuffer()).catch(refused);
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
  const [{ default: createEngine }, module] = await Promise.all([script, binary()]);
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new LoadError("start", cause));
    createEngine({
      instantiateWasm(imports, done) {
        // The glue knows of no failure here, so it is passed by.
        WebAssembly.instantiate(module, imports).then(done, fail);
        return {};
      },
    }).then(resolve, fail);
  });
}
