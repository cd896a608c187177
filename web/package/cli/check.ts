import type { Report, Severity } from "#engine/types";
import type { Flaglane } from "../flaglane";
import { type Command, type Parsed, UsageError } from "./arguments";
import { askedOf, askedOptions } from "./asked";
import { readStandardInput, readTextFile, shellQuote, status, wantsColour } from "./terminal";

const formats = ["text", "json", "sarif", "github", "markdown"] as const;
const levels: readonly Severity[] = ["error", "warning", "info"];

export const checkCommand: Command = {
  name: "check",
  operands: "[TEXT... | -]",
  summary: "Says what is wrong with a command line or a string of flags.",
  dashedOperands: true,
  options: [
    { name: "format", value: "FORMAT", choices: formats, help: "how to write the report (text)" },
    ...askedOptions,
    { name: "file", value: "PATH", help: "check what a file holds, in place of TEXT" },
    { name: "fail-on", value: "LEVEL", choices: levels, help: "the mildest finding that fails (warning)" },
    { name: "color", value: "WHEN", choices: ["auto", "always", "never"], help: "colours in text (auto)" },
  ],
  more: `TEXT is read as it stands; quote it once for your shell. Several words are one
command line. With "-", or without TEXT, standard input is read.

Exit status: 2 errors, 1 warnings, 0 neither; 64 this command line is not right,
66 no such file. With --fail-on error warnings end in 0; with
--fail-on info infos end in 1.

Examples:
  flaglane check 'export NEURON_CC_FLAGS="--model-type=transformer -O1"'
  flaglane check --format json - < build.sh
  flaglane check -- neuronx-cc compile m.hlo --framework XLA --target trn1`,
};

/** One operand is a text as pasted; of several, the shell has taken the quotes off, so they are put on again. */
export function textOf({ options, operands }: Parsed): { name: string; text: string } {
  const file = options.get("file");
  if (file !== undefined) {
    if (operands.length > 0) throw new UsageError("give TEXT or --file, not both.");
    return { name: file, text: readTextFile(file) };
  }
  const [only = "-", ...more] = operands;
  if (more.length > 0) return { name: "input", text: operands.map(shellQuote).join(" ") };
  return only === "-" ? { name: "stdin", text: readStandardInput() } : { name: "input", text: only };
}

/** 2 for errors, 1 for milder findings, 0 when none is as grave as `failOn`. */
export function exitStatus(counts: Report["counts"], failOn: string): number {
  const asked = levels.slice(0, levels.indexOf(failOn as Severity) + 1);
  if (!asked.some((level) => counts[level] > 0)) return status.clean;
  return counts.error > 0 ? status.errors : status.warnings;
}

export function check(flaglane: Flaglane, parsed: Parsed): number {
  const { name, text } = textOf(parsed);
  const asked = askedOf(parsed);
  const format = (parsed.options.get("format") ?? "text") as (typeof formats)[number];
  const report = flaglane.check(text, asked);
  process.stdout.write(
    format === "json"
      ? `${JSON.stringify(report)}\n`
      : flaglane.render(text, format, { ...asked, name, colour: wantsColour(parsed.options.get("color")) }),
  );
  if (format === "sarif") process.stdout.write("\n");
  return exitStatus(report.counts, parsed.options.get("fail-on") ?? "warning");
}
