import type { Confidence, Flag, Kind } from "#engine/types";
import { lanes } from "../components/lane_names";

/** The groups of filters. Within one: or. Between them: and. */
export const facetNames = ["lane", "tier", "job", "type", "conf", "surface", "state"] as const;
export type FacetName = (typeof facetNames)[number];

export type Filters = Record<FacetName, readonly string[]>;

export const noFilters: Filters = { lane: [], tier: [], job: [], type: [], conf: [], surface: [], state: [] };

export const facetText: Record<FacetName, string> = {
  lane: "Lane",
  tier: "Tier",
  job: "Job",
  type: "Value",
  conf: "Confidence",
  surface: "Listed by",
  state: "State",
};

const unknownJob = "not known";

/** What a flag says in a group: nothing, one thing, or several. */
const valuesIn: Record<FacetName, (flag: Flag) => readonly string[]> = {
  lane: (flag) => [flag.lane],
  tier: (flag) => [flag.kind ?? "no tier"],
  job: (flag) => [flag.job ?? unknownJob],
  type: (flag) => [flag.choices && flag.type === "str" ? "choice" : flag.type],
  conf: (flag) => [flag.confidence],
  surface: (flag) => [flag.surface],
  state: (flag) => [
    ...(flag.deprecated ? ["deprecated"] : []),
    ...(flag.default === null ? ["default not known"] : ["default known"]),
    ...(flag.carries ? ["carrier"] : []),
  ],
};

function passes(flag: Flag, filters: Filters, but?: FacetName): boolean {
  return facetNames.every((name) => {
    const wanted = filters[name];
    return (
      name === but || wanted.length === 0 || valuesIn[name](flag).some((value) => wanted.includes(value))
    );
  });
}

export function filtered(flags: readonly Flag[], filters: Filters): Flag[] {
  return flags.filter((flag) => passes(flag, filters));
}

export interface FacetValue {
  value: string;
  count: number;
}

/** The values of a group, with how many flags each would show beside the other groups' filters. */
export function facetValues(
  all: readonly Flag[],
  found: readonly Flag[],
  filters: Filters,
  name: FacetName,
): FacetValue[] {
  const counts = new Map<string, number>();
  for (const flag of all) for (const value of valuesIn[name](flag)) counts.set(value, 0);
  for (const flag of found)
    if (passes(flag, filters, name))
      for (const value of valuesIn[name](flag)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const out = [...counts].map(([value, count]) => ({ value, count }));
  const fixed = order[name];
  if (fixed) return out.sort((a, b) => fixed.indexOf(a.value) - fixed.indexOf(b.value));
  const totals = new Map<string, number>();
  for (const flag of all)
    for (const value of valuesIn[name](flag)) totals.set(value, (totals.get(value) ?? 0) + 1);
  const total = ({ value }: FacetValue) => (value === unknownJob ? -1 : (totals.get(value) ?? 0));
  return out.sort((a, b) => total(b) - total(a) || a.value.localeCompare(b.value));
}

const kinds: readonly (Kind | "no tier")[] = ["PUBLIC", "HIDDEN", "INTERNAL", "EARG", "Harg", "no tier"];
const confidences: readonly Confidence[] = ["CONFIRMED", "HIGH", "STRONG", "INFERRED", "LOW"];

/** Groups whose values have an order of their own; the others stand by number. */
const order: Partial<Record<FacetName, readonly string[]>> = {
  lane: lanes,
  tier: kinds,
  conf: confidences,
  surface: ["help", "help-hidden", "help-hidden-list", "none"],
  state: ["deprecated", "carrier", "default known", "default not known"],
};

export const columns = ["name", "tier", "lane", "job", "default", "conf"] as const;
export type Column = (typeof columns)[number];

export interface Sorting {
  by: Column;
  down: boolean;
}

const rankOf = (list: readonly string[], value: string) => String(list.indexOf(value)).padStart(2, "0");

const sortKey: Record<Column, (flag: Flag) => string> = {
  name: () => "",
  tier: (flag) => rankOf(kinds, flag.kind ?? "no tier"),
  lane: (flag) => rankOf(lanes, flag.lane),
  job: (flag) => flag.job ?? "\uffff",
  default: (flag) => flag.default ?? "\uffff",
  conf: (flag) => rankOf(confidences, flag.confidence),
};

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By a column, then by name. */
export function sorted(flags: readonly Flag[], { by, down }: Sorting): Flag[] {
  const key = sortKey[by];
  const keyed = flags.map((flag) => ({ flag, key: key(flag), name: flag.name.replace(/^[-<]+/, "") }));
  const sign = down ? -1 : 1;
  return keyed
    .sort((a, b) => sign * compare(a.key, b.key) || (by === "name" ? sign : 1) * compare(a.name, b.name))
    .map(({ flag }) => flag);
}
