import type { Flag } from "#engine/types";
import { distance } from "./distance";

/** What is searched of a flag, in small letters, made once. */
interface Indexed {
  flag: Flag;
  names: string[];
  /** names without dashes in front, for "starts with" */
  bare: string[];
  values: string;
  summary: string;
}

interface Index {
  entries: Indexed[];
  /** every word of three letters and more that a typo could have meant */
  vocabulary: string[];
}

const indexes = new WeakMap<readonly Flag[], Index>();

function indexOf(flags: readonly Flag[]): Index {
  const known = indexes.get(flags);
  if (known) return known;
  const vocabulary = new Set<string>();
  const seen = new Map<string, Indexed>();
  const entries = flags.map((flag) => {
    // The multiplied catalogue repeats entries: their texts are shared.
    const key = `${flag.lane} ${flag.command} ${flag.name} ${flag.summary}`;
    const made = seen.get(key);
    if (made) return { ...made, flag };
    const names = [...new Set([flag.name, ...flag.aliases, ...flag.spellings])].map((name) =>
      name.toLowerCase(),
    );
    const values = [
      ...(flag.choices ?? []),
      flag.default ?? "",
      flag.job ?? "",
      flag.metavar ?? "",
      flag.dest ?? "",
    ];
    const entry = {
      flag,
      names,
      bare: names.map((name) => name.replace(/^-+/, "")),
      values: values.join(" ").toLowerCase(),
      summary: flag.summary.toLowerCase(),
    };
    for (const word of `${names.join(" ")} ${entry.values} ${entry.summary}`.split(/[^a-z0-9]+/))
      if (word.length >= 3) vocabulary.add(word);
    seen.set(key, entry);
    return entry;
  });
  const index = { entries, vocabulary: [...vocabulary] };
  indexes.set(flags, index);
  return index;
}

/** How well one word fits one flag: 0 not at all. */
function score(entry: Indexed, word: string): number {
  const bare = word.replace(/^-+/, "");
  if (entry.names.includes(word) || (bare && entry.bare.includes(bare))) return 100;
  if (bare && entry.bare.some((name) => name.startsWith(bare))) return 70;
  if (bare && entry.bare.some((name) => name.includes(`-${bare}`) || name.includes(`_${bare}`))) return 50;
  if (bare && entry.bare.some((name) => name.includes(bare))) return 30;
  if (entry.values.includes(word)) return 20;
  if (entry.summary.includes(word)) return 10;
  return 0;
}

/** Words that a mistyped one can mean: one slip in four letters, two in seven. */
function meant(vocabulary: readonly string[], word: string): string[] {
  const most = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  if (most === 0) return [];
  let best = most;
  let out: string[] = [];
  for (const known of vocabulary) {
    const away = distance(word, known, best);
    if (away < best || (away === best && out.length === 0)) {
      best = Math.max(1, away);
      out = away <= most ? [known] : [];
    } else if (away === best) {
      out.push(known);
    }
  }
  return out;
}

/** One searched word: itself, or what it can mean when nothing holds it as it is. */
interface Term {
  words: string[];
  factor: number;
}

function termsOf(index: Index, query: string): Term[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.replace(/^-+/, "") !== "")
    .flatMap((word): Term[] => {
      if (index.entries.some((entry) => score(entry, word) > 0)) return [{ words: [word], factor: 1 }];
      // A mistyped name is taken apart at its dashes: each part can have its own slip.
      const parts = word.split(/[^a-z0-9]+/).filter(Boolean);
      return parts.map((part) =>
        index.entries.some((entry) => score(entry, part) > 0)
          ? { words: [part], factor: 1 }
          : { words: meant(index.vocabulary, part), factor: 0.5 },
      );
    });
}

/** The flags that hold every word of the query, best first; all of them, in their order, for an empty one. */
export function search(flags: readonly Flag[], query: string): Flag[] {
  if (!query.trim()) return [...flags];
  const index = indexOf(flags);
  const terms = termsOf(index, query);
  if (terms.length === 0) return [...flags];
  const found: { flag: Flag; points: number }[] = [];
  for (const entry of index.entries) {
    let points = tierPoints(entry.flag);
    let all = true;
    for (const { words, factor } of terms) {
      const best = Math.max(0, ...words.map((word) => score(entry, word))) * factor;
      if (best === 0) {
        all = false;
        break;
      }
      points += best;
    }
    if (all) found.push({ flag: entry.flag, points });
  }
  return found.sort((a, b) => b.points - a.points).map(({ flag }) => flag);
}

/** At the same fit, what is public stands first. */
function tierPoints({ kind, lane }: Flag): number {
  if (kind === "PUBLIC") return 3;
  if (lane === "driver" || lane === "penguin") return 2;
  return lane === "wrapper" ? 1 : 0;
}
