import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import type { Flag } from "../../wasm/engine";
import { engine } from "../../web/vite.config";

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(
  read("../../web/pages/schemas/flags.schema.json"),
);
const golden: Flag[] = read("../golden/flags.json");
const key = ({ lane, command, name }: Flag) => `${lane} ${command} ${name}`;
const find = (lane: string, name: string) => golden.find((flag) => flag.lane === lane && flag.name === name);

describe("the golden dump of the flags", () => {
  let flags: Flag[];
  beforeAll(async () => {
    const { default: create } = await import(pathToFileURL(join(engine, "engine.mjs")).href);
    const core = await create({ wasmBinary: readFileSync(join(engine, "engine.wasm")) });
    flags = JSON.parse(core.flags());
  });

  test("is what the built engine answers; `npm run golden` renews it", () => {
    // Name by name first: the difference of one flag reads better than that of all.
    expect(flags.map(key)).toEqual(golden.map(key));
    for (const [index, flag] of flags.entries()) expect(flag, key(flag)).toEqual(golden[index]);
  });

  test("is valid under the schema that ships with the site", () => {
    validate(golden);
    expect(validate.errors).toBeNull();
  });

  test("has each (lane, command, name) once", () => {
    expect(new Set(golden.map(key)).size).toBe(golden.length);
  });
});

describe("the schema", () => {
  const [first] = golden;
  test.each([
    ["a field too many", { ...first, colour: "red" }],
    ["a field too few", { ...first, summary: undefined }],
    ["a name without dashes that is no positional", { ...first, name: "--" }],
    ["a kind that is none of the five", { ...first, kind: "SECRET" }],
    ["a summary that is empty", { ...first, summary: "" }],
    ["no evidence", { ...first, evidence: [] }],
    ["a spelling twice", { ...first, spellings: ["--x", "--x"] }],
    ["a version with a v", { ...first, since: "v2.3.0" }],
    [
      "a change of an unknown sort",
      { ...first, history: [{ since: "2.3.0", change: "moved", value: "", note: "" }] },
    ],
  ])("refuses %s", (_, broken) => {
    expect(validate(JSON.parse(JSON.stringify([broken])))).toBe(false);
  });
});

describe("what the sources leave open stays visible", () => {
  test.each(["enable-tritium-loopfusion", "keep-remat-dma-transpose", "run-pg-layout-and-tiling"])(
    "--no-%s is in both lanes, and LOW in the driver's",
    (name) => {
      expect(find("driver", `--no-${name}`)).toMatchObject({ confidence: "LOW", kind: "HIDDEN" });
      expect(find("driver", `--no-${name}`)?.notes).toContain("--tensorizer-options");
      expect(find("penguin", `--${name}`)).toMatchObject({
        confidence: "CONFIRMED",
        negation: `--no-${name}`,
      });
    },
  );

  test("a default that nobody knows is null, not a guess", () => {
    for (const flag of golden) {
      if (flag.defaultBasis === "unknown") expect(flag.default, key(flag)).toBeNull();
    }
  });

  test.each([
    ["--verbose", /guide says the default is warning, the public notes say user/],
    ["--distribution-strategy", /NEMO where scripts write nemo/],
    ["--logical-nc-config", /-lnc with one dash; everybody writes --lnc/],
    ["--optlevel", /walrus_driver --optlevel 2/],
    ["--tensorizer-options", /Given twice/],
    ["--help", /2\.27\.5334/],
    ["model_files", /NCC_EARG002/],
  ])("%s says so in its notes", (name, words) => {
    expect(find("driver", name)?.notes).toMatch(words);
  });
});
