import { type Command, type Option, type Parsed, UsageError } from "./arguments";
import { status } from "./terminal";

const shells = ["bash", "zsh", "fish"] as const;

export const completionCommand: Command = {
  name: "completion",
  operands: shells.join("|"),
  summary: "Prints a completion script for a shell.",
  options: [],
  more: `Examples:
  eval "$(flaglane completion bash)"      # in ~/.bashrc
  eval "$(flaglane completion zsh)"       # in ~/.zshrc, behind compinit
  flaglane completion fish | source       # in ~/.config/fish/config.fish`,
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
  // Options only once a dash is written: with none of ours left, bash completes file names.
  const words = commands.map((command) => {
    const operands = operandWords(command);
    return `    ${command.name}) words='${operands}'; [[ $word == -* ]] && words='--help ${optionNames(command)}' ;;`;
  });
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

/** Inside single quotes, with what _describe and _arguments read as theirs made plain. */
const zshText = (text: string) => text.replace(/[[\]:\\]/g, "\\$&").replaceAll("'", "'\\''");

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
# As a file in fpath this is the function's own body; read by eval it only defines the function.
if [[ $funcstack[1] == _flaglane ]]; then _flaglane "$@"; else compdef _flaglane flaglane; fi
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
  // A command's name is no file's.
  const nameOnly = "complete -c flaglane -n __fish_use_subcommand -f";
  return `# fish completion of flaglane\n${[nameOnly, ...lines].join("\n")}\n`;
}
