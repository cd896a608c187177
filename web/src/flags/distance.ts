/** Damerau-Levenshtein with neighbours swapped, given up above `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(cell(old, j) + 1, cell(row, j - 1) + 1, cell(old, j - 1) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, cell(older, j - 2) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return most + 1;
    older = old;
    old = row;
  }
  return cell(old, b.length);
}

const cell = (row: readonly number[], at: number) => row[at] ?? Number.POSITIVE_INFINITY;
