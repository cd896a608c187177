import type { Flag, Python, Rule, Surface, Target } from "#engine/types";
import type { Flaglane } from "../flaglane";
import { type Command, type Parsed, UsageError } from "./arguments";
import { askedOf, askedOptions, pythons } from "./asked";
import { textOf } from "./check";
import { status } from "./terminal";

const surfaces: Surface[] = ["help", "hidden", "hidden-list"];
const targets: Target[] = ["shell", "python-list", "python-string", "json", "dockerfile", "yaml"];

export const flagsCommand: Command = {
  name: "flags",
  operands: "[WORD...]",
  summary: "Lists the known flags of every lane, or those that hold each WORD.",
  options: [{ name: "format", value: "FORMAT", choices: ["text", "json"], help: "how to write them (text)" }],
};

export function flags(flaglane: Flaglane, { options, operands }: Parsed): number {
  const words = operands.map((word) => word.toLowerCase());
  const found = flaglane.flags().filter((flag) => {
    const text = `${flag.spellings.join(" ")} ${flag.summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const text =
    options.get("format") === "json" ? JSON.stringify(found, undefined, 1) : found.map(row).join("\n");
  process.stdout.write(`${text}\n`);
  return status.clean;
}

const row = (flag: Flag) =>
  `${flag.name.padEnd(46)} ${flag.lane.padEnd(14)} ${(flag.kind ?? "no tier").padEnd(9)} ${flag.summary}`;

export const helpSurfaceCommand: Command = {
  name: "help-surface",
  operands: surfaces.join("|"),
  summary: "Prints one of the compiler's three help texts.",
  options: [
    {
      name: "command",
      value: "NAME",
      choices: ["top", "compile", "list-operators"],
      help: "whose help (compile)",
    },
    { name: "columns", value: "N", help: "width of the terminal (80)" },
    { name: "python", value: "VERSION", choices: pythons, help: "whose argparse to follow (3.10)" },
  ],
};

export function helpSurface(flaglane: Flaglane, { options, operands }: Parsed): number {
  const [surface, ...more] = operands;
  if (!surfaces.includes(surface as Surface) || more.length > 0)
    throw new UsageError(`help-surface takes one of ${surfaces.join(", ")}.`);
  const columns = Number(options.get("columns") ?? "80");
  if (!Number.isInteger(columns) || columns < 1 || columns > 10_000)
    throw new UsageError("--columns takes a whole number from 1 to 10000.");
  const command = options.get("command") ?? "compile";
  const asked = {
    command: command === "top" ? "" : command,
    columns,
    python: options.get("python") as Python,
  };
  process.stdout.write(flaglane.help(surface as Surface, asked).text);
  return status.clean;
}

export const explainCommand: Command = {
  name: "explain",
  operands: "[RULE]",
  summary: "Says what a rule finds and how to mend it; without RULE, lists the rules.",
  options: [{ name: "format", value: "FORMAT", choices: ["text", "json"], help: "how to write it (text)" }],
};

export function explain(flaglane: Flaglane, { options, operands }: Parsed): number {
  const all = flaglane.rules();
  const found = operands.length === 0 ? all : all.filter((rule) => operands.includes(rule.id));
  if (found.length < operands.length)
    throw new UsageError("there is no such rule. `flaglane explain` lists them.");
  const json = options.get("format") === "json";
  const text = operands.length === 0 ? (rule: Rule) => `${rule.id.padEnd(34)} ${rule.title}` : page;
  process.stdout.write(json ? `${JSON.stringify(found, undefined, 1)}\n` : `${found.map(text).join("\n")}\n`);
  return status.clean;
}

function page(rule: Rule): string {
  const parts = [
    `${rule.id}: ${rule.title}`,
    rule.what,
    rule.why && `Why: ${rule.why}`,
    rule.mend && `What to do: ${rule.mend}`,
    rule.example && `Example:\n${indent(rule.example)}`,
    rule.mended && `Mended:\n${indent(rule.mended)}`,
    `Sure: ${rule.confidence}. ${rule.evidence}`,
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

const indent = (text: string) => text.replace(/^/gm, "  ");

export const convertCommand: Command = {
  name: "convert",
  operands: "[TEXT... | -]",
  summary: "Writes flags again, quoted as another language wants them.",
  dashedOperands: true,
  options: [
    { name: "to", value: "LANGUAGE", choices: targets, help: "the language (shell)" },
    ...askedOptions,
    { name: "file", value: "PATH", help: "convert what a file holds, in place of TEXT" },
  ],
};

export function convert(flaglane: Flaglane, parsed: Parsed): number {
  const target = (parsed.options.get("to") ?? "shell") as Target;
  const { text, note } = flaglane.convertSection(textOf(parsed).text, target, askedOf(parsed));
  if (text === null) throw new UsageError(note || "there are no flags to convert.");
  process.stdout.write(`${text}\n`);
  return status.clean;
}
