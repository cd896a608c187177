/** One option of a command. `value` names what it takes; without it the option is a switch. */
export interface Option {
  name: string;
  value?: string;
  choices?: readonly string[];
  help: string;
}

export interface Command {
  name: string;
  /** behind the options, as usage prints it */
  operands: string;
  summary: string;
  options: readonly Option[];
  /** words with dashes that are no option of ours are operands: `check --lnc=2 -O1` is a text to check */
  dashedOperands?: boolean;
  /** what usage adds: examples, exit statuses */
  more?: string;
}

export interface Parsed {
  options: Map<string, string>;
  operands: string[];
}

/** A mistake in our own command line: what it is, for standard error, and the exit status (sysexits: EX_USAGE). */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly status = 64,
  ) {
    super(message);
  }
}

/**
 * Our own words, not the compiler's. Options are written out, `--name value` or `--name=value`; `--` ends them. Throws
 * UsageError.
 */
export function parseArguments(command: Command, words: readonly string[]): Parsed {
  const options = new Map<string, string>();
  const operands: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (word === "--") {
      operands.push(...words.slice(at + 1));
      break;
    }
    const [name = "", ...rest] = word.split("=");
    const option = command.options.find((each) => `--${each.name}` === name);
    if (!option) {
      if (word.startsWith("-") && word !== "-" && !command.dashedOperands)
        throw new UsageError(`${command.name} has no option ${name}.`);
      operands.push(word);
      continue;
    }
    if (options.has(option.name)) throw new UsageError(`--${option.name} is given twice.`);
    options.set(
      option.name,
      optionValue(option, rest.length > 0 ? rest.join("=") : undefined, () => words[++at]),
    );
  }
  return { options, operands };
}

function optionValue(option: Option, given: string | undefined, next: () => string | undefined): string {
  if (!option.value) {
    if (given !== undefined) throw new UsageError(`--${option.name} takes no value.`);
    return "";
  }
  const value = given ?? next();
  if (value === undefined) throw new UsageError(`--${option.name} needs a value: ${option.value}.`);
  if (option.choices && !option.choices.includes(value))
    throw new UsageError(`--${option.name} takes ${option.choices.join(", ")}, and not "${value}".`);
  return value;
}

/** Columns of a terminal that nobody has widened. */
const width = 80;
/** Where the texts of options begin. */
const indent = 24;

/** Words on lines of at most `width` columns, all but the first with the indent. */
function wrapped(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && indent + line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join(`\n${" ".repeat(indent)}`);
}

/** The help of one command, for a terminal. */
export function usage(command: Command): string {
  const rows = [...command.options, { name: "help", help: "print this" } as Option].map((option) => {
    const left = `  --${option.name}${option.value ? ` ${option.value}` : ""}`;
    const help = option.choices ? `${option.help}: ${option.choices.join(", ")}` : option.help;
    return `${left.padEnd(indent)}${wrapped(help)}`;
  });
  const head = `Usage: flaglane ${command.name} [OPTIONS] ${command.operands}`;
  const more = command.more ? ["", command.more] : [];
  return [head, "", command.summary, "", "Options:", ...rows, ...more, ""].join("\n");
}
