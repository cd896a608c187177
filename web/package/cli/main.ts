import { lint, lintCommand } from "../lint/lint";
import { createFlaglane, type Flaglane } from "../node";
import { type Command, type Parsed, parseArguments, UsageError, usage } from "./arguments";
import {
  convert,
  convertCommand,
  explain,
  explainCommand,
  flags,
  flagsCommand,
  helpSurface,
  helpSurfaceCommand,
} from "./catalogue";
import { check, checkCommand } from "./check";
import { completion, completionCommand } from "./completion";
import { status } from "./terminal";

type Run = (flaglane: Flaglane, parsed: Parsed) => number | Promise<number>;

const commands: readonly (readonly [Command, Run])[] = [
  [checkCommand, check],
  [lintCommand, lint],
  [flagsCommand, flags],
  [helpSurfaceCommand, helpSurface],
  [explainCommand, explain],
  [convertCommand, convert],
  [completionCommand, (_, parsed) => completion(all, parsed)],
];
const all = commands.map(([command]) => command);

function overview(): string {
  const rows = all.map(({ name, summary }) => `  ${name.padEnd(14)}${summary}`);
  return `flaglane reads neuronx-cc command lines and says what every word is, in which
lane it runs, and what is wrong. Nothing leaves this machine.

Usage: flaglane COMMAND [OPTIONS] ...

Commands:
${rows.join("\n")}

\`flaglane COMMAND --help\` tells more. \`flaglane --version\` tells the versions.
`;
}

async function run(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    (name === undefined ? process.stderr : process.stdout).write(overview());
    return name === undefined ? status.usage : status.clean;
  }
  if (name === "--version") {
    const info = (await createFlaglane()).buildInfo();
    process.stdout.write(`flaglane ${info.version}, modelling neuronx-cc ${info.compiler}\n`);
    return status.clean;
  }
  const found = commands.find(([command]) => command.name === name);
  if (!found) throw new UsageError(`there is no command "${name}". \`flaglane --help\` lists them.`);
  const [command, does] = found;
  // `check --help` asks for our help; `check -- --help` checks the compiler's flag.
  if (rest[0] === "--help" && rest.length === 1) {
    process.stdout.write(usage(command));
    return status.clean;
  }
  return does(await createFlaglane(), parseArguments(command, rest));
}

/** The whole of the command. Sets the exit status rather than exiting, so that a pipe gets all that was written. */
export async function main(words: readonly string[]): Promise<void> {
  // A reader such as `head` may close the pipe early; that is no error of ours.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  try {
    process.exitCode = await run(words);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`flaglane: ${error.message}\n`);
    process.exitCode = error.status;
  }
}
