import { computed, effect, signal } from "@preact/signals";
import type { Flag } from "#engine/types";
import { flags } from "../state/catalogue";
import { replaceParams, route } from "../state/route";
import {
  columns,
  type FacetName,
  type Filters,
  facetNames,
  filtered,
  noFilters,
  type Sorting,
  sorted,
} from "./facets";
import { search } from "./search";

/** What the table shows: kept in the address, so that a link shows the same. */
export const query = signal("");
export const filters = signal<Filters>(noFilters);
/** null: the best fit first while something is searched, else by name */
export const sorting = signal<Sorting | null>(null);
/** keys of rows whose details are open */
export const open = signal<ReadonlySet<string>>(new Set());
/** how many rows to make of the catalogue, to prove how the table scrolls; 0: as it is */
export const rowsAsked = signal(0);

/** No more than a browser's tallest element holds. */
const mostRows = 200_000;

export const all = computed<readonly Flag[]>(() => multiplied(flags.value ?? [], rowsAsked.value));
export const found = computed<readonly Flag[]>(() => search(all.value, query.value));
export const rows = computed<readonly Flag[]>(() => {
  const passed = filtered(found.value, filters.value);
  const order = sorting.value ?? (query.value.trim() ? null : { by: "name" as const, down: false });
  return order ? sorted(passed, order) : passed;
});

export const activeFilters = computed(() =>
  facetNames.reduce((sum, name) => sum + filters.value[name].length, 0),
);

/** The catalogue again and again, until there are as many rows as asked for. */
function multiplied(list: readonly Flag[], asked: number): readonly Flag[] {
  if (asked <= list.length || list.length === 0) return list;
  const out: Flag[] = [];
  for (let round = 0; out.length < asked; round++)
    for (const flag of list) {
      if (out.length === asked) break;
      out.push(round === 0 ? flag : { ...flag });
    }
  return out;
}

export function toggleFilter(name: FacetName, value: string): void {
  const now = filters.value[name];
  const next = now.includes(value) ? now.filter((other) => other !== value) : [...now, value];
  filters.value = { ...filters.value, [name]: next };
}

export function clearAll(): void {
  filters.value = noFilters;
  query.value = "";
}

export function sortBy(by: Sorting["by"]): void {
  const now = sorting.value ?? { by: "name", down: false };
  sorting.value = now.by === by ? { by, down: !now.down } : { by, down: false };
}

function takeParams(params: URLSearchParams): void {
  query.value = params.get("q") ?? "";
  const next: Record<FacetName, readonly string[]> = { ...noFilters };
  for (const name of facetNames) next[name] = params.getAll(name);
  filters.value = next;
  const [by, direction] = (params.get("sort") ?? "").split("-");
  const column = columns.find((one) => one === by);
  sorting.value = column ? { by: column, down: direction === "down" } : null;
  const asked = Number(params.get("rows"));
  rowsAsked.value = Number.isFinite(asked) ? Math.min(Math.max(0, Math.trunc(asked)), mostRows) : 0;
}

function toParams(): URLSearchParams {
  const params = new URLSearchParams({ v: "1" });
  if (query.value) params.set("q", query.value);
  for (const name of facetNames) for (const value of filters.value[name]) params.append(name, value);
  if (sorting.value) params.set("sort", sorting.value.by + (sorting.value.down ? "-down" : ""));
  if (rowsAsked.value) params.set("rows", String(rowsAsked.value));
  return params;
}

/** While the table is shown, it and the address tell the same. Returns what ends that. */
export function followAddress(): () => void {
  let taken: URLSearchParams | null = null;
  const stopTaking = effect(() => {
    const { screen, path, params } = route.value;
    // Coming back by a bare link keeps what was chosen before.
    if (screen !== "flags" || path.length > 0 || params === taken || [...params].length === 0) return;
    taken = params;
    takeParams(params);
  });
  const stopGiving = effect(() => {
    const params = toParams();
    if (route.peek().screen === "flags" && route.peek().path.length === 0) replaceParams(params);
  });
  return () => {
    stopTaking();
    stopGiving();
  };
}
