import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ensureNode } from "../../cmake/tasks/needs.mjs";

const engines = (path: string) =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")).engines.node;

test("building asks for the Node that Vite asks for, and says so before anything is installed", () => {
  expect(engines("../../package.json")).toBe(engines("../../node_modules/vite/package.json"));
  for (const version of ["20.19.0", "20.20.2", "22.12.0", "24.0.0"])
    expect(() => ensureNode(version)).not.toThrow();
  for (const version of ["18.20.4", "20.18.1", "21.7.3", "22.11.0"])
    expect(() => ensureNode(version)).toThrow(`this is Node ${version}`);
});
