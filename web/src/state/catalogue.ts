import { computed, effect, type Signal, signal } from "@preact/signals";
import type { Clause, Flag, Lane, Rule } from "#engine/types";
import { core, engine } from "../engine/engine";
import { route } from "./route";

/** The lists as the build wrote them beside the page, from the same core. They are a sixth of its size. */
const published = { flags: signal<Flag[] | null>(null), rules: signal<Rule[] | null>(null) };

/** The catalogue as it was published or as the core tells it, whichever came first; null until then. */
export const flags = computed<Flag[] | null>(() => published.flags.value ?? engine.flags());
export const rules = computed<Rule[] | null>(() => published.rules.value ?? engine.rules());
export const clauses = computed<Clause[] | null>(() => engine.clauses());

/** Asks for the published lists where they are read before the core runs, and where it will not run. */
export function askForPublished(): void {
  if (!import.meta.env.PROD || !location.protocol.startsWith("http")) return;
  effect(() => {
    const { screen, path } = route.value;
    const { is } = core.value;
    if (is === "ready") return;
    const failed = is === "failed";
    if (failed || screen === "flags" || screen === "help") take("flags.json", published.flags);
    if (failed || screen === "rules" || (screen === "flags" && path.length > 0))
      take("rules.json", published.rules);
  });
}

const asked = new Set<string>();

let coming: Promise<unknown> = Promise.resolve();

/** Settles when the lists that the screen asked for are there, are known not to come, or let others wait too long. */
export const publishedCame = (patience: number): Promise<unknown> =>
  Promise.race([coming, new Promise((done) => setTimeout(done, patience))]);

function take<T>(file: string, into: Signal<T[] | null>): void {
  if (into.peek() || asked.has(file)) return;
  asked.add(file);
  const taken = fetch(file)
    .then((response) => (response.ok ? response.json() : null))
    .then((answer: unknown) => {
      // Behind the core they would only make everything be drawn again.
      if (core.peek().is !== "ready" && Array.isArray(answer)) into.value = answer as T[];
    })
    .catch(() => undefined) // The page goes on waiting for the core, or says that it did not start.
    .finally(() => asked.delete(file));
  coming = Promise.all([coming, taken]);
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
