import type { Flag } from "#engine/types";

export { changeText } from "./changes.mjs";

export type Entry = Flag["history"][number];

/** One bar of the picture: from a version to another, or to today. */
export interface Bar {
  from: string;
  to: string | null;
  text: string;
}

/** One line of the picture. */
export interface Track {
  name: string;
  bars: Bar[];
}

/** Defaults follow each other in one line; each value has a line of its own, from when it came until it went. */
export function tracksOf(entries: readonly Entry[]): Track[] {
  const tracks: Track[] = [];
  const defaults = entries.filter(({ change }) => change === "default");
  if (defaults.length > 0)
    tracks.push({
      name: "default",
      bars: defaults.map(({ since, value }, at) => ({
        from: since,
        to: defaults[at + 1]?.since ?? null,
        text: value,
      })),
    });
  for (const { since, value } of entries.filter(({ change }) => change === "choice-added")) {
    const end = entries.find((other) => other.change === "choice-removed" && other.value === value);
    tracks.push({ name: "value", bars: [{ from: since, to: end?.since ?? null, text: value }] });
  }
  return tracks;
}
