import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import AjvDraft04 from "ajv-draft-04";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { flaglane, folderWith, mild, placeOf, wrong } from "./command";

const schemaFile = new URL(
  "../../node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json",
  import.meta.url,
);
const ajv = new AjvDraft04({ allErrors: true, strict: false, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(fileURLToPath(schemaFile), "utf8")));

function valid(stdout: string) {
  const log = JSON.parse(stdout);
  validate(log);
  expect(validate.errors).toBeNull();
  return log;
}

describe("SARIF", () => {
  test("of check is valid under the 2.1.0 schema, and names each rule that it uses", () => {
    for (const text of [wrong, mild, "", "no flags here", `${wrong} "torn`, `${wrong} —-lnc=2 \u{1F600}`]) {
      const log = valid(flaglane(["check", "--format=sarif", "--", text]).stdout);
      const rules = log.runs[0].tool.driver.rules.map(({ id }: { id: string }) => id);
      for (const { ruleId } of log.runs[0].results) expect(rules).toContain(ruleId);
    }
  });

  test("of lint is one run over the files, with places that count UTF-16 as it says", () => {
    const script = `# \u{1F600} job\necho "\u{1F600}"; export NEURON_CC_FLAGS="--auto-cast=matmul"\n`;
    const folder = folderWith({ "a b.sh": script, "b.sh": script, "c.sh": "true\n" });
    const log = valid(flaglane(["lint", "--format=sarif", "."], { cwd: folder }).stdout);
    expect(log.runs).toHaveLength(1);
    const [run] = log.runs;
    expect(run.columnKind).toBe("utf16CodeUnits");
    const places = run.results
      .filter(({ ruleId }: { ruleId: string }) => ruleId === "driver/invalid-choice")
      .map(({ locations }: { locations: { physicalLocation: unknown }[] }) => locations[0]?.physicalLocation);
    const { line, column } = placeOf(script, "matmul");
    expect(places).toMatchObject(
      ["a%20b.sh", "b.sh"].map((uri) => ({
        artifactLocation: { uri },
        region: { startLine: line, startColumn: column },
      })),
    );
  });

  test("holds fixes whose replacements mend the text", () => {
    const log = valid(flaglane(["check", "--format=sarif", wrong]).stdout);
    const [fix] = log.runs[0].results.flatMap(({ fixes }: { fixes?: unknown[] }) => fixes ?? []);
    const [{ deletedRegion, insertedContent }] = fix.artifactChanges[0].replacements;
    const mended =
      wrong.slice(0, deletedRegion.startColumn - 1) +
      insertedContent.text +
      wrong.slice(deletedRegion.endColumn - 1);
    expect(mended).toContain("--auto-cast=matmult");
    expect(flaglane(["check", "--fail-on=error", mended]).code).toBe(0);
  });

  test("is refused by the schema when it is wrong: the validator looks", () => {
    const log = JSON.parse(flaglane(["check", "--format=sarif", wrong]).stdout);
    log.runs[0].results[0].level = "grave";
    expect(validate(log)).toBe(false);
  });
});
