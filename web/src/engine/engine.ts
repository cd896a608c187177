import { batch, signal } from "@preact/signals";
import type {
  CheckOptions,
  Clause,
  Completion,
  Converted,
  EngineModule,
  Flag,
  Format,
  HelpText,
  Report,
  Rule,
  Surface,
  Target,
} from "#engine/types";
import { instantiate, LoadError, runsWebAssembly } from "./load";
import { pause } from "./pause";

export type CoreState =
  | { is: "loading" }
  | { is: "ready" }
  /** it trapped and starts again */
  | { is: "restarting" }
  | { is: "failed"; part: LoadError["part"]; reason: string };

/** What the core is doing. Screens show it; nothing waits for it. */
export const core = signal<CoreState>({ is: "loading" });

/** The running module; a new object after each start, so that whoever reads it asks again. */
const running = signal<EngineModule | null>(null);

/** Questions that trapped. They are not asked twice: the text stays, the answer is "none". */
const fatal = new Set<string>();

/** Whether anything needs it yet, and whether the page has been painted. */
let [wanted, allowed] = [false, false];

/** Has the core come before its first question: whoever turns to a text box is about to ask one. */
export function wakeCore(): void {
  if (wanted) return;
  wanted = true;
  // Not in the middle of a computation that reads signals.
  if (allowed) queueMicrotask(begin);
}

/** The page has been painted: the core may come, at once if something was asked already. */
export function allowCore(): void {
  allowed = true;
  if (wanted) void begin();
  else if (!runsWebAssembly()) fail(new LoadError("start", "WebAssembly is refused"));
}

/** After a failure. */
export async function tryAgain(): Promise<void> {
  if (core.value.is === "failed" && core.value.part === "script") {
    location.reload();
    return;
  }
  core.value = { is: "loading" };
  await begin();
}

async function begin(): Promise<void> {
  try {
    const module = await instantiate();
    // What starts now is every question of the screen at once.
    await pause();
    batch(() => {
      core.value = { is: "ready" };
      running.value = module;
    });
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  const part = error instanceof LoadError ? error.part : "start";
  core.value = { is: "failed", part, reason: error instanceof Error ? error.message : String(error) };
}

/** Asks the core, and has it come for its first question; null when it does not run, or when this very question made it trap. */
function ask(key: string, call: (module: EngineModule) => string): string | null {
  const module = running.value;
  if (!module) wakeCore();
  if (!module || fatal.has(key)) return null;
  try {
    return call(module);
  } catch {
    fatal.add(key);
    // A trapped module's memory is not to be used again.
    queueMicrotask(() => {
      running.value = null;
      core.value = { is: "restarting" };
      void begin();
    });
    return null;
  }
}

/** The same for an answer that is JSON of a type of the contract. */
function askFor<T>(key: string, call: (module: EngineModule) => string): T | null {
  const answer = ask(key, call);
  return answer === null ? null : (JSON.parse(answer) as T);
}

/** Whether the core gave up on this text before. */
export function gaveUpOn(text: string, options: CheckOptions): boolean {
  return fatal.has(checkKey(text, options));
}

const checkKey = (text: string, options: CheckOptions) => `check ${JSON.stringify(options)} ${text}`;

/** The questions, each one call. Reading them inside an effect makes it run again when the core starts. */
export const engine = {
  check: (text: string, options: CheckOptions) =>
    askFor<Report>(checkKey(text, options), (core) => core.check(text, options)),
  flags: () => askFor<Flag[]>("flags", (core) => core.flags()),
  rules: () => askFor<Rule[]>("rules", (core) => core.rules()),
  clauses: () => askFor<Clause[]>("clauses", (core) => core.clauses()),
  help: (surface: Surface, command: string, columns: number, python: string) =>
    askFor<HelpText>(`help ${surface} ${command} ${columns} ${python}`, (core) =>
      core.help(surface, command, columns, python),
    ),
  complete: (text: string, at: number, all: boolean, options: CheckOptions) =>
    askFor<Completion[]>(`complete ${at} ${all} ${text}`, (core) => core.complete(text, at, all, options)),
  convert: (text: string, section: number, target: Target, options: CheckOptions) =>
    askFor<Converted>(`convert ${section} ${target} ${text}`, (core) =>
      core.convert_section(text, section, target, options),
    ),
  /** The report as the core writes it for people or tools. */
  render: (text: string, format: Format, name: string, options: CheckOptions) =>
    ask(`render ${format} ${text}`, (core) => core.render(text, format, name, false, options)),
};
