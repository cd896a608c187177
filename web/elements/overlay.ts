import type { Diagnostic, Range, Report, Severity, Token } from "#engine/types";
import { h } from "./dom";

const gravity: readonly Severity[] = ["info", "warning", "error"];

/**
 * The text again, in pieces that carry the marks: colour by lane, a band for a string inside a string, a line under each
 * problem. It lies below the text box, whose own letters are clear, so it must hold the very same characters.
 */
export function marked(text: string, report: Report | undefined): Node[] {
  // A last line break has no line of its own below a text box unless something follows it.
  const end = document.createTextNode("\u200b");
  if (!report) return [document.createTextNode(text), end];
  const { tokens, diagnostics } = report;
  const bands = report.sections.flatMap((section) => section.backend.map(({ range }) => range));
  const borders = new Set([0, text.length]);
  for (const { from, to } of [...tokens, ...diagnostics, ...bands]) borders.add(from).add(to);
  const ordered = [...borders].filter((at) => at <= text.length).sort((a, b) => a - b);
  const places = diagnostics.filter(({ from, to }) => from === to);
  const pieces = ordered.flatMap((from, index) => {
    const to = ordered[index + 1] ?? from;
    const place = worst(places.filter((each) => each.from === from));
    const here = { from, to };
    const names = [...ofToken(tokens, here), ...ofProblems(diagnostics, here)];
    if (bands.some((band) => covers(band, here))) names.push("band");
    return [
      ...(place ? [h("span", { class: `place ${place}` })] : []),
      ...(to > from ? [h("span", { class: names.join(" ") }, text.slice(from, to))] : []),
    ];
  });
  return [...pieces, end];
}

const covers = (outer: Range, inner: Range) => outer.from <= inner.from && inner.to <= outer.to;

function ofToken(tokens: readonly Token[], here: Range): string[] {
  const token = tokens.filter((each) => covers(each, here)).sort((a, b) => b.depth - a.depth)[0];
  if (!token || token.role === "surrounding") return ["around"];
  return [token.lane ? `lane-${token.lane}` : "", token.state === "dead" ? "dead" : ""];
}

function ofProblems(diagnostics: readonly Diagnostic[], here: Range): string[] {
  const found = worst(diagnostics.filter((each) => each.to > each.from && covers(each, here)));
  return found ? ["under", found] : [];
}

function worst(diagnostics: readonly Diagnostic[]): Severity | undefined {
  return [...diagnostics].sort((a, b) => gravity.indexOf(b.severity) - gravity.indexOf(a.severity))[0]
    ?.severity;
}
