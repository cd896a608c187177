import { computed } from "@preact/signals";
import type { BuildInfo, Clause, Flag, Lane, Rule } from "#engine/types";
import { engine } from "../engine/engine";

/** The catalogue as the core tells it; null until it runs. */
export const flags = computed<Flag[] | null>(() => engine.flags());
export const rules = computed<Rule[] | null>(() => engine.rules());
export const clauses = computed<Clause[] | null>(() => engine.clauses());
export const buildInfo = computed<BuildInfo | null>(() => engine.buildInfo());

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
