/** The browser that the page tests drive, or undefined. */
export function chromium(): string | undefined;
/** The preset that builds the engine here, or undefined. */
export function wasmPreset(): "wasm" | "wasm-emsdk" | undefined;
/** Throws unless that version of Node, or this one, is among package.json's engines. */
export function ensureNode(version?: string): void;
