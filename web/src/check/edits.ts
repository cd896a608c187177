import type { Edit, Fix, Report } from "#engine/types";

/** The text with the edits in it. They ascend and don't overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let out = "";
  let at = 0;
  for (const edit of edits) {
    out += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return out + text.slice(at);
}

/** Where a place of the old text lies in the new one. */
export function mapPlace(at: number, edits: readonly Edit[]): number {
  let moved = at;
  for (const edit of edits) {
    if (edit.from > at) break;
    moved += edit.to <= at ? edit.text.length - (edit.to - edit.from) : edit.from - at;
  }
  return moved;
}

/** The one replacement that turns `before` into `after`: what lies between the common start and the common end. */
export function difference(before: string, after: string): Edit | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let tail = 0;
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { from, to: before.length - tail, text: after.slice(from, after.length - tail) };
}

/** How many characters around a change a preview shows. */
const around = 24;

export interface Preview {
  removed: string;
  added: string;
}

/** The changed lines, cut to what is near the change. */
export function preview(text: string, fix: Fix): Preview {
  const [first, last] = [fix.edits[0], fix.edits.at(-1)];
  if (!first || !last) return { removed: "", added: "" };
  const after = applyEdits(text, fix.edits);
  // Compared where the edits are only: the text around them can be long, and a hundred fixes are shown at once.
  const grown = after.length - text.length;
  const change = difference(text.slice(first.from, last.to), after.slice(first.from, last.to + grown));
  if (!change) return { removed: "", added: "" };
  const from = first.from + change.from;
  const to = first.from + change.to;
  return { removed: excerpt(text, from, to), added: excerpt(after, from, to + grown) };
}

function excerpt(text: string, from: number, to: number): string {
  const lineStart = text.lastIndexOf("\n", from - 1) + 1;
  const lineEnd = text.indexOf("\n", to) < 0 ? text.length : text.indexOf("\n", to);
  const start = wordStart(text, Math.max(lineStart, from - around), from);
  const end = wordEnd(text, Math.min(lineEnd, to + around), to);
  return `${start > lineStart ? "… " : ""}${text.slice(start, end)}${end < lineEnd ? " …" : ""}`.trim();
}

/** The next start of a word at or behind `at`, but not behind `limit`. */
function wordStart(text: string, at: number, limit: number): number {
  if (at === 0 || /\s/.test(text[at - 1] ?? "")) return at;
  const space = text.slice(at, limit).search(/\s/);
  return space < 0 ? lastBreak(text, limit) : at + space + 1;
}

function lastBreak(text: string, limit: number): number {
  let at = limit;
  while (at > 0 && !/\s/.test(text[at - 1] ?? "")) at--;
  return limit - at > 80 ? limit - 40 : at;
}

function wordEnd(text: string, at: number, limit: number): number {
  let end = at;
  while (end > limit && end < text.length && !/\s/.test(text[end] ?? "")) end--;
  if (end > limit) return end;
  end = limit;
  while (end < text.length && end - limit < 60 && !/\s/.test(text[end] ?? "")) end++;
  return end;
}

const touches = (a: Edit, b: Edit) => a.from <= b.to && b.from <= a.to;

/** The safe fixes of a report that can be made at once: the first one of each problem, no two at one place. */
function together(report: Report): Edit[] {
  const chosen: Edit[] = [];
  for (const problem of report.diagnostics) {
    const fix = problem.fixes.find((one) => one.safe);
    if (!fix || fix.edits.some((edit) => chosen.some((other) => touches(edit, other)))) continue;
    chosen.push(...fix.edits);
  }
  return chosen.sort((a, b) => a.from - b.from);
}

/** Rounds of fixes: one may make room for the next. A text that never settles is left after these many. */
const rounds = 20;

/** The text after all safe fixes, and its report. */
export function applySafeFixes(
  text: string,
  report: Report,
  check: (text: string) => Report | null,
): { text: string; report: Report } {
  let now = { text, report };
  for (let round = 0; round < rounds; round++) {
    const edits = together(now.report);
    if (edits.length === 0) break;
    const next = applyEdits(now.text, edits);
    const checked = check(next);
    if (!checked || next === now.text) break;
    now = { text: next, report: checked };
  }
  return now;
}

export function countSafe(report: Report): number {
  return report.diagnostics.filter((problem) => problem.fixes.some((fix) => fix.safe)).length;
}
