import { signal } from "@preact/signals";

export const screens = ["check", "flags", "rules", "help", "lanes", "about"] as const;
export type Screen = (typeof screens)[number];

/** `#/flags/driver/compile/--lnc?v=1&q=x`: a screen, the parts behind it, and its parameters. */
export interface Route {
  /** null: no such screen */
  screen: Screen | null;
  path: string[];
  params: URLSearchParams;
}

export function parseHash(hash: string): Route {
  const [path = "", query = ""] = split(hash.replace(/^#?\/?/, ""), "?");
  const [name = "", ...rest] = path.split("/").map(decode);
  const screen = name === "" ? "check" : screens.find((known) => known === name);
  return {
    screen: screen ?? null,
    path: rest.filter((part) => part !== ""),
    params: new URLSearchParams(query),
  };
}

function split(text: string, at: string): [string, string] {
  const place = text.indexOf(at);
  return place < 0 ? [text, ""] : [text.slice(0, place), text.slice(place + 1)];
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function hashOf(screen: Screen, path: readonly string[] = [], params?: URLSearchParams): string {
  const query = params?.toString() ?? "";
  return `#/${[screen, ...path].map(encodeURIComponent).join("/")}${query && `?${query}`}`;
}

/** The address as it was last read or written here. */
let known = location.hash;

export const route = signal<Route>(parseHash(known));

export function followHash(): void {
  addEventListener("hashchange", () => {
    known = location.hash;
    route.value = parseHash(known);
  });
}

/** Puts the state of the screen that is shown into the address, without a new entry in the history. */
export function replaceParams(params: URLSearchParams): void {
  const { screen, path } = route.value;
  // A link was followed and its hashchange has yet to come: writing now would lose where it leads.
  if (!screen || location.hash !== known) return;
  const hash = hashOf(screen, path, params);
  if (hash === known) return;
  try {
    history.replaceState(history.state, "", hash);
    known = location.hash;
  } catch {
    // Some browsers allow a hundred of these in half a minute; the next one carries the same state.
  }
}

/** A link to a flag's page. An empty command is written "-". */
export function flagHash(flag: { lane: string; command: string; name: string }): string {
  return hashOf("flags", [flag.lane, flag.command || "-", flag.name]);
}

export function ruleHash(id: string): string {
  return hashOf("rules", id.split("/"));
}
