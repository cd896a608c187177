import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { engine } from "../../web/vite.config";

/** Bytes that a visitor's browser fetches, brotli at its highest level. */
const weight = (name: string) => brotliCompressSync(readFileSync(join(engine, name))).length;

test("the engine with every flag weighs at most 70 KB, its loader at most 10 KB", () => {
  expect(weight("engine.wasm")).toBeLessThanOrEqual(70 * 1024);
  expect(weight("engine.mjs")).toBeLessThanOrEqual(10 * 1024);
});
