import { readFileSync } from "node:fs";
import ignore from "ignore";
import type { Diagnostic, Python, Report } from "#engine/types";
import { type Command, type Parsed, UsageError } from "../cli/arguments";
import { pythons } from "../cli/asked";
import { exitStatus } from "../cli/check";
import { status, wantsColour } from "../cli/terminal";
import type { Asked, Flaglane } from "../flaglane";
import { configuration } from "./configuration";
import { languageOf } from "./languages";
import { blankedBut, regionsOf } from "./regions";
import { walk } from "./walk";

const formats = ["text", "json", "sarif", "github"] as const;
type Format = (typeof formats)[number];

export const lintCommand: Command = {
  name: "lint",
  operands: "PATH...",
  summary: "Finds flags in the files of a repository, and says what is wrong with them.",
  options: [
    { name: "format", value: "FORMAT", choices: formats, help: "how to write the findings (text)" },
    {
      name: "fail-on",
      value: "LEVEL",
      choices: ["error", "warning", "info"],
      help: "the mildest finding that fails",
    },
    { name: "ignore", value: "RULE,...", help: "rules to leave out" },
    { name: "config", value: "PATH", help: "the configuration (the nearest .flaglane.json)" },
    { name: "python", value: "VERSION", choices: pythons, help: "whose argparse to follow (3.10)" },
    { name: "sdk", value: "VERSION", help: "facts of an SDK documentation version (build)" },
    { name: "color", value: "WHEN", choices: ["auto", "always", "never"], help: "colours in text (auto)" },
  ],
  more: `Looked at: shell, Python, YAML, Dockerfiles, JSON, notebooks, and code blocks in
Markdown and reStructuredText. Left out: what .gitignore leaves out,
node_modules, links, binary files, and files over 4 MB.

A comment "flaglane-ignore RULE" leaves findings of its line out, or of the next
line where it stands alone. .flaglane.json, here or above, does so for all:
  {
    "ignore": ["driver/tier"],
    "exclude": ["vendor/"],
    "failOn": "error",
    "python": "3.11",
    "sdk": "2.27.0"
  }

Exit status: 2 errors, 1 warnings, 0 neither; 64 this command line is not right,
66 no such file.

Examples:
  flaglane lint .
  flaglane lint --format sarif --fail-on error scripts/ train.py`,
};

/** One part of one file that something was found in. `text` is the file with all else blanked. */
interface Found {
  path: string;
  text: string;
  report: Report;
}

const largest = 4 * 1024 * 1024; // bytes
/** A file without any of these holds no flags for this compiler; reading the rest would find other programs' flags. */
const hints = /neuron|compiler_args|tensorizer[-_]options/i;

export function lint(flaglane: Flaglane, { options, operands }: Parsed): number {
  if (operands.length === 0)
    throw new UsageError("lint needs a file or folder: `flaglane lint .` takes all of this one.");
  const config = configuration(options.get("config"));
  const asked: Asked = {
    python: (options.get("python") ?? config.python) as Python,
    version: options.get("sdk") ?? config.sdk,
    ignore: [...config.ignore, ...(options.get("ignore")?.split(",") ?? [])],
  };
  const counts: Report["counts"] = { error: 0, warning: 0, info: 0, ignored: 0 };
  const found: Found[] = [];
  let files = 0;
  for (const path of walk(operands, ignore().add(config.exclude))) {
    const parts = findIn(flaglane, path, asked);
    if (!parts) continue;
    files++;
    for (const part of parts) {
      for (const level of ["error", "warning", "info", "ignored"] as const)
        counts[level] += part.report.counts[level];
      if (part.report.diagnostics.length > 0) found.push(part);
    }
  }
  const format = (options.get("format") ?? "text") as Format;
  const write = { text, json, sarif, github }[format];
  process.stdout.write(write(flaglane, found, asked, wantsColour(options.get("color"))));
  if (format === "text") process.stdout.write(summary(files, found, counts));
  return exitStatus(counts, options.get("fail-on") ?? config.failOn);
}

/** What is found in the parts of a file; undefined for a file that is none of ours. */
function findIn(flaglane: Flaglane, path: string, asked: Asked): Found[] | undefined {
  const data = bytesOf(path);
  if (data.length > largest || data.subarray(0, 8192).includes(0)) return undefined;
  const file = data.toString("utf8");
  const language = languageOf(path, () => file.slice(0, 200).split("\n", 1)[0] ?? "");
  if (!language) return undefined;
  if (!hints.test(file)) return [];
  return regionsOf(language, file).flatMap((region) => {
    if (!hints.test(file.slice(region.from, region.to))) return [];
    const part = blankedBut(file, region);
    const report = flaglane.check(part, asked);
    return isOurs(report) ? [{ path, text: part, report }] : [];
  });
}

/** A pipeline that skips what it can't read would pass for the wrong reason, so this ends the run. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(
      `can't read ${path}: ${(error as Error).message}. .flaglane.json can "exclude" it.`,
      status.noInput,
    );
  }
}

/** Loose words with dashes in a file may be any program's flags; they count only where somebody pastes them to be checked. */
const isOurs = ({ form }: Report) => !["none", "bare-flags", "backend-options"].includes(form.kind);

function text(flaglane: Flaglane, found: readonly Found[], asked: Asked, colour: boolean): string {
  return found
    .map(({ path, text }) => flaglane.render(text, "text", { ...asked, name: path, colour }))
    .join("\n");
}

function github(flaglane: Flaglane, found: readonly Found[], asked: Asked): string {
  return found.map(({ path, text }) => flaglane.render(text, "github", { ...asked, name: path })).join("");
}

/** One log with one run: each part's results under the one list of rules. */
function sarif(flaglane: Flaglane, found: readonly Found[], asked: Asked): string {
  const log = JSON.parse(flaglane.render("", "sarif", { ...asked, name: "none" }));
  log.runs[0].results = found.flatMap(
    ({ path, text }) =>
      JSON.parse(flaglane.render(text, "sarif", { ...asked, name: encodeURI(path) })).runs[0].results,
  );
  return `${JSON.stringify(log)}\n`;
}

function json(_: Flaglane, found: readonly Found[]): string {
  const findings = found.flatMap(({ path, text, report }) => {
    const place = places(text);
    return report.diagnostics.map((each: Diagnostic) => ({ path, ...place(each.from), ...each }));
  });
  return `${JSON.stringify({ schema: 1, findings })}\n`;
}

/** Line and column, from 1, of a UTF-16 offset. */
function places(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

function summary(files: number, found: readonly Found[], counts: Report["counts"]): string {
  const several = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
  const ignored = counts.ignored > 0 ? ` ${several(counts.ignored, "finding")} left out as asked.` : "";
  const looked = `${several(files, "file")} looked at`;
  if (found.length === 0) return `${looked}: no problems found.${ignored}\n`;
  const holding = new Set(found.map(({ path }) => path)).size;
  return `\n${looked}, ${holding} with findings: ${several(counts.error, "error")}, ${several(counts.warning, "warning")}, ${several(counts.info, "info", "info")}.${ignored}\n`;
}
