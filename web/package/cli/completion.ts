import { type Command, type Option, type Parsed, UsageError } from "./arguments";
import { status } from "./terminal";

const shells = ["bash", "zsh", "fish"] as const;

export const completionCommand: Command = {
  name: "completion",
  operands: shells.join("|"),
  summary: "Prints a completion script for a shell.",
  options: [],
  more: `Examples:
  flaglane completion bash > ~/.local/share/bash-completion/completions/flaglane
  flaglane completion zsh > "\${fpath[1]}/_flaglane"
  flaglane completion fish > ~/.config/fish/completions/flaglane.fish`,
};

export function completion(commands: readonly Command[], { operands }: Parsed): number {
  const [shell, ...more] = operands;
  if (!shells.includes(shell as (typeof shells)[number]) || more.length > 0)
    throw new UsageError(`completion takes one of ${shells.join(", ")}.`);
  const write = { bash, zsh, fish }[shell as (typeof shells)[number]];
  process.stdout.write(write(commands));
  return status.clean;
}

const names = (commands: readonly Command[]) => commands.map(({ name }) => name).join(" ");
const optionNames = (command: Command) => command.options.map(({ name }) => `--${name}`).join(" ");

function bash(commands: readonly Command[]): string {
  const valuesOf = ({ name }: Command, option: Option) => {
    const words = option.choices ? `-W '${option.choices.join(" ")}'` : "-f";
    return `    '${name} --${option.name}') COMPREPLY=($(compgen ${words} -- "$word")); return ;;`;
  };
  const isFile = (option: Option) => option.value === "PATH";
  const values = commands.flatMap((command) =>
    command.options
      .filter((option) => option.choices || isFile(option))
      .map((option) => valuesOf(command, option)),
  );
  const words = commands.map(
    (command) => `    ${command.name}) words='--help ${optionNames(command)} ${operandWords(command)}' ;;`,
  );
  return `# bash completion of flaglane
_flaglane() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words=
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '${names(commands)} --help --version' -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} $before" in
${values.join("\n")}
  esac
  case \${COMP_WORDS[1]} in
${words.join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _flaglane flaglane
`;
}

/** The operands that are a choice, such as "help|hidden|hidden-list". */
const operandWords = (command: Command) =>
  /^[\w-]+(\|[\w-]+)+$/.test(command.operands) ? command.operands.replaceAll("|", " ") : "";

const zshText = (text: string) => text.replaceAll("'", "").replace(/[[\]:\\]/g, "\\$&");

function zsh(commands: readonly Command[]): string {
  const descriptions = commands.map(({ name, summary }) => `    '${name}:${zshText(summary)}'`);
  const cases = commands.map((command) => {
    const options = command.options.map((option) => {
      const value =
        option.value && `:${option.value}:${option.choices ? `(${option.choices.join(" ")})` : "_files"}`;
      return `'--${option.name}${option.value ? "=" : ""}[${zshText(option.help)}]${value ?? ""}'`;
    });
    const words = operandWords(command);
    const rest = words ? `'*::(${words})'`.replace("*::", "*:word:") : "'*:file:_files'";
    return `    ${command.name}) _arguments '--help[help]' ${[...options, rest].join(" ")} ;;`;
  });
  return `#compdef flaglane
_flaglane() {
  local -a commands=(
${descriptions.join("\n")}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
${cases.join("\n")}
  esac
}
_flaglane "$@"
`;
}

const fishText = (text: string) => `'${text.replace(/['\\]/g, "\\$&")}'`;

function fish(commands: readonly Command[]): string {
  const lines = commands.flatMap((command) => {
    const here = `complete -c flaglane -n '__fish_seen_subcommand_from ${command.name}'`;
    const options = command.options.map((option) => {
      const value = !option.value ? "" : option.choices ? ` -x -a '${option.choices.join(" ")}'` : " -r";
      return `${here} -l ${option.name}${value} -d ${fishText(option.help)}`;
    });
    const words = operandWords(command);
    return [
      `complete -c flaglane -n __fish_use_subcommand -a ${command.name} -d ${fishText(command.summary)}`,
      ...options,
      ...(words ? [`${here} -f -a '${words}'`] : []),
    ];
  });
  return `# fish completion of flaglane\n${lines.join("\n")}\n`;
}
