import type { Flag } from "#engine/types";

/**
 * The shortest beginning of a long option that argparse would take for it, among the names that are known; null where
 * every shorter one fits another option too. An abbreviation of a name that stands for itself is no abbreviation.
 */
export function shortest(flag: Flag, all: readonly Flag[]): string | null {
  if (!flag.name.startsWith("--")) return null;
  const others = new Set<string>();
  for (const other of all)
    if (other.lane === flag.lane && other.command === flag.command)
      for (const spelling of other.spellings) if (spelling !== flag.name) others.add(spelling);
  for (let length = 3; length < flag.name.length; length++) {
    const start = flag.name.slice(0, length);
    if (![...others].some((other) => other.startsWith(start))) return start;
  }
  return null;
}
