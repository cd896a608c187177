import { Prec, type Range } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view";
import type { BackendResult, Diagnostic, Report, Severity, Token } from "#engine/types";
import { show, shown } from "./shown";

/** The layers, outermost first: words, a string's band in its carrier, the words in it, problems, the tiers' shapes. */
interface Layers {
  words: DecorationSet;
  bands: DecorationSet;
  inner: DecorationSet;
  problems: DecorationSet;
  tiers: DecorationSet;
}

type Marks = Range<Decoration>[];
type Visible = (range: { from: number; to: number }) => boolean;

const mark = (name: string) => Decoration.mark({ class: name });

/** An empty range is a place between two characters: a small wedge that takes no width. */
class PlaceWidget extends WidgetType {
  constructor(readonly severity: Severity) {
    super();
  }
  override eq(other: PlaceWidget): boolean {
    return other.severity === this.severity;
  }
  override toDOM(): HTMLElement {
    const element = document.createElement("span");
    element.className = `place place-${this.severity}`;
    element.ariaHidden = "true";
    return element;
  }
}

function bandMarks(report: Report, visible: Visible): Marks {
  const results: BackendResult[] = report.sections.flatMap((section) => section.backend);
  return results
    .filter(({ range }) => range.to > range.from && visible(range))
    .map(({ range, lane, lost }) =>
      mark(`band ${lost ? "band-lost" : `lane-${lane}`}`).range(range.from, range.to),
    );
}

/**
 * Words up to this length go to the next line whole; a longer one could be longer than a phone's line. Of that the name is
 * kept whole: two hyphens are never parted.
 */
const wholeUpTo = 30;

/** In a Python list a word has its quotes around it, which are of no lane: only the option string is then coloured. */
const quoted = (token: Token) => token.name !== null && token.name.from > token.from;

function wordClass(token: Token, current: boolean, lost: boolean): string {
  const names = ["tok"];
  if (token.to - token.from <= wholeUpTo && token.role !== "surrounding") names.push("unbroken");
  if (token.role === "surrounding" || token.role === "separator") names.push("around");
  else if (token.lane && token.role !== "value" && token.role !== "positional" && !quoted(token))
    names.push(`lane-${token.lane}`);
  if (lost) names.push("lost");
  if (current) names.push("cur");
  return names.join(" ");
}

function wordMarks(report: Report, depth: number, current: number | null, visible: Visible): Marks {
  const out: Marks = [];
  const lostRanges = report.sections.flatMap(({ backend }) => backend.filter(({ lost }) => lost));
  const isLost = (token: Token) =>
    token.state === "dead" ||
    (token.depth > 0 && lostRanges.some(({ range }) => range.from <= token.from && token.to <= range.to));
  report.tokens.forEach((token, index) => {
    if (token.depth !== depth || token.to <= token.from || !visible(token)) return;
    out.push(mark(wordClass(token, index === current, isLost(token))).range(token.from, token.to));
    const { name, value } = token;
    if (name && token.to - token.from > wholeUpTo && name.to - name.from <= wholeUpTo)
      out.push(mark("unbroken").range(name.from, name.to));
    if (name && token.lane && quoted(token))
      out.push(mark(`tint lane-${token.lane}`).range(name.from, value?.from ?? name.to));
    if (value && value.to > value.from && token.state === "live")
      out.push(mark("val").range(value.from, value.to));
  });
  return out;
}

function tierMarks(report: Report, visible: Visible): Marks {
  const out: Marks = [];
  for (const token of report.tokens) {
    if (!token.kind || token.role !== "option" || token.to <= token.from || !visible(token)) continue;
    const from = token.name?.from ?? token.from;
    const first = token.text.codePointAt(from - token.from) ?? 0;
    out.push(mark(`shape shape-${token.kind.toLowerCase()}`).range(from, from + (first > 0xffff ? 2 : 1)));
  }
  return out;
}

function problemMarks(diagnostics: readonly Diagnostic[], visible: Visible): Marks {
  return diagnostics
    .filter(visible)
    .map((problem) =>
      problem.to > problem.from
        ? mark(`under under-${problem.severity}`).range(problem.from, problem.to)
        : Decoration.widget({ widget: new PlaceWidget(problem.severity), side: 1 }).range(problem.from),
    );
}

function draw(view: EditorView): Layers {
  const { report, current } = view.state.field(shown);
  const length = view.state.doc.length;
  // Only what can be seen is marked: a paste of a megabyte stays as quick as a line.
  const visible: Visible = ({ from, to }) =>
    to <= length && view.visibleRanges.some((range) => from <= range.to && to >= range.from);
  const set = (marks: Marks) => Decoration.set(marks, true);
  if (!report) return eachLayer(() => Decoration.none);
  return {
    words: set(wordMarks(report, 0, current, visible)),
    bands: set(bandMarks(report, visible)),
    inner: set(wordMarks(report, 1, current, visible)),
    problems: set(problemMarks(report.diagnostics, visible)),
    tiers: set(tierMarks(report, visible)),
  };
}

const eachLayer = (make: (name: keyof Layers) => DecorationSet): Layers => ({
  words: make("words"),
  bands: make("bands"),
  inner: make("inner"),
  problems: make("problems"),
  tiers: make("tiers"),
});

class Marker {
  layers: Layers;
  constructor(view: EditorView) {
    this.layers = draw(view);
  }
  update(update: ViewUpdate): void {
    const told = update.transactions.some((one) => one.effects.some((effect) => effect.is(show)));
    if (told || (update.viewportChanged && !update.docChanged)) {
      this.layers = draw(update.view);
    } else if (update.docChanged) {
      const { layers } = this;
      this.layers = eachLayer((name) => layers[name].map(update.changes));
    }
  }
}

const layer = (plugin: ViewPlugin<Marker>, name: keyof Layers) =>
  EditorView.decorations.of((view) => view.plugin(plugin)?.layers[name] ?? Decoration.none);

export const marks = ViewPlugin.fromClass(Marker, {
  provide: (plugin) => [
    Prec.lowest(layer(plugin, "words")),
    Prec.low(layer(plugin, "bands")),
    layer(plugin, "inner"),
    Prec.high(layer(plugin, "problems")),
    Prec.highest(layer(plugin, "tiers")),
  ],
});
