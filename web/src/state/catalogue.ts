import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Clause, Flag, HelpText, Lane, Rule } from "#engine/types";
import { core, engine } from "../engine/engine";
import { askUsual } from "../help/usual";
import { route } from "./route";

/** What the core tells of itself. Each list is null until it is there, and comes when it is first read. */
export const flags = listed<Flag>("flags.json", engine.flags);
export const rules = listed<Rule>("rules.json", engine.rules);
export const clauses = listed<Clause>("clauses.json", engine.clauses);
/** The help texts of each surface, as they are usually asked for. */
export const usualHelp = listed<HelpText>("help.json", () => {
  const texts = askUsual(engine.help);
  return texts.every((text) => text !== null) ? texts : null;
});

/** The build wrote the lists beside the page, from the same core. A server of the sources and a file on a disk have none. */
const published = import.meta.env.PROD && location.protocol.startsWith("http");

/**
 * A list as it was published, or as the core tells it where it runs already: a screen of lists does without the core, which
 * is several times as heavy.
 */
function listed<T>(file: string, ask: () => T[] | null): ReadonlySignal<T[] | null> {
  const taken = signal<T[] | "not there" | null>(null);
  let coming = false;
  return computed(() => {
    if (Array.isArray(taken.value)) return taken.value;
    if (!published || taken.value || core.value.is === "ready") return ask();
    if (!coming) {
      coming = true;
      void take<T>(file).then((answer) => {
        // Behind the core it would only make everything be drawn again.
        if (core.peek().is !== "ready") taken.value = answer ?? "not there";
      });
    }
    return null;
  });
}

/** Asks for the lists of the screen beside its script, and not behind it. */
export function askAhead(): void {
  effect(() => {
    const { screen, path } = route.value;
    if (screen === "flags" || screen === "help") void flags.value;
    if (screen === "help") void usualHelp.value;
    if (screen === "rules" || (screen === "flags" && path.length > 0)) void rules.value;
    if (screen === "about") void clauses.value;
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Settles when the lists that the screen reads are there, are known not to come, or let others wait too long. */
export const listsCame = (patience: number): Promise<unknown> =>
  Promise.race([last, new Promise((done) => setTimeout(done, patience))]);

/** Null where it can't be had: then the page waits for the core. */
function take<T>(file: string): Promise<T[] | null> {
  const taken = fetch(file)
    .then((response) => (response.ok ? response.json() : null))
    .then((answer: unknown) => (Array.isArray(answer) ? (answer as T[]) : null))
    .catch(() => null);
  last = Promise.all([last, taken]);
  return taken;
}

const keyOf = (lane: string, name: string) => `${lane} ${name}`;

/** By lane and any spelling; the first entry wins, so that a name shared by commands finds `compile`. */
const bySpelling = computed(() => {
  const map = new Map<string, Flag>();
  for (const flag of flags.value ?? [])
    for (const name of [flag.name, ...flag.aliases, ...flag.spellings]) {
      const key = keyOf(flag.lane, name);
      if (!map.has(key)) map.set(key, flag);
    }
  return map;
});

export function findFlag(lane: Lane | null, name: string | null): Flag | null {
  return (lane && name && bySpelling.value.get(keyOf(lane, name))) || null;
}

/** Every entry that goes by this name, in any lane. */
export function flagsNamed(name: string): Flag[] {
  return (flags.value ?? []).filter((flag) => flag.name === name || flag.aliases.includes(name));
}

export function exactFlag(lane: string, command: string, name: string): Flag | null {
  const same = (flag: Flag) => flag.lane === lane && flag.name === name && (flag.command || "-") === command;
  return flags.value?.find(same) ?? null;
}

export function findRule(id: string): Rule | null {
  return rules.value?.find((rule) => rule.id === id) ?? null;
}
