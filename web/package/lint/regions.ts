import type { Language } from "./languages";

/** A part of a file that is read by itself. UTF-16, half-open. */
export interface Region {
  from: number;
  to: number;
}

/** The parts of a file that may hold flags: all of it, or its code blocks where it is prose. */
export function regionsOf(language: Language, text: string): Region[] {
  if (language === "markdown") return markdownBlocks(text);
  if (language === "restructuredtext") return literalBlocks(text);
  return [{ from: 0, to: text.length }];
}

/** The text with all but the region blanked, so that every place in it keeps its line, column and offset. */
export function blankedBut(text: string, { from, to }: Region): string {
  if (from === 0 && to === text.length) return text;
  const blank = (part: string) => part.replace(/[^\r\n]/g, " ");
  return blank(text.slice(0, from)) + text.slice(from, to) + blank(text.slice(to));
}

/** Lines with their offsets, ends left off. */
function* linesOf(text: string): Generator<{ line: string; from: number; next: number }> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf("\n", from);
    const next = end < 0 ? text.length : end + 1;
    yield { line: text.slice(from, end < 0 ? next : end), from, next };
    from = next;
  }
}

/** CommonMark's fenced blocks; one that isn't closed goes to the end. */
function markdownBlocks(text: string): Region[] {
  const regions: Region[] = [];
  let open: { fence: string; from: number } | undefined;
  for (const { line, from, next } of linesOf(text)) {
    const [, fence = "", info = ""] = line.match(/^[ >]*(?:[-*+] +|\d+[.)] +)?(`{3,}|~{3,})(.*)$/) ?? [];
    if (!open) {
      if (fence && !(fence.startsWith("`") && info.includes("`"))) open = { fence, from: next };
    } else if (fence.startsWith(open.fence) && info.trim() === "") {
      regions.push({ from: open.from, to: from });
      open = undefined;
    }
  }
  if (open) regions.push({ from: open.from, to: text.length });
  return regions;
}

/** reStructuredText's literal blocks: what is indented below a code directive or a line that ends in `::`. */
function literalBlocks(text: string): Region[] {
  const regions: Region[] = [];
  let opener: { indent: number; from: number } | undefined;
  for (const { line, from, next } of linesOf(text)) {
    const indent = line.search(/\S/);
    if (opener && indent >= 0 && indent <= opener.indent) {
      regions.push({ from: opener.from, to: from });
      opener = undefined;
    }
    const opens =
      /^\s*\.\. (code|code-block|sourcecode|parsed-literal)::/.test(line) ||
      /[^.:]::\s*$|^\s*::\s*$/.test(line);
    if (!opener && indent >= 0 && opens) opener = { indent, from: next };
  }
  if (opener) regions.push({ from: opener.from, to: text.length });
  return regions.filter(({ from, to }) => /\S/.test(text.slice(from, to)));
}
