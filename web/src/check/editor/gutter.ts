import { RangeSet, RangeSetBuilder } from "@codemirror/state";
import { type EditorView, GutterMarker, gutter } from "@codemirror/view";
import type { Severity } from "#engine/types";
import { icon } from "../../components/icon_dom";
import { show, shown } from "./shown";

const order: readonly Severity[] = ["error", "warning", "info"];

/** The worst two severities of a line. */
class SeverityMarker extends GutterMarker {
  constructor(readonly severities: readonly Severity[]) {
    super();
  }
  override eq(other: SeverityMarker): boolean {
    return other.severities.join() === this.severities.join();
  }
  override toDOM(): HTMLElement {
    const box = document.createElement("span");
    box.className = "gut";
    for (const severity of this.severities) box.append(icon(`sev-${severity}`, `sev-${severity}`));
    return box;
  }
}

/** More problems than these are in the list, and no longer beside the lines. */
const limit = 2000;

function markers(view: EditorView): RangeSet<GutterMarker> {
  const { report } = view.state.field(shown);
  if (!report) return RangeSet.empty;
  const { doc } = view.state;
  const lines = new Map<number, Set<Severity>>();
  for (const problem of report.diagnostics.slice(0, limit)) {
    if (problem.from > doc.length) continue;
    const line = doc.lineAt(problem.from).from;
    const known = lines.get(line);
    if (known) known.add(problem.severity);
    else lines.set(line, new Set([problem.severity]));
  }
  const builder = new RangeSetBuilder<GutterMarker>();
  for (const [line, severities] of [...lines].sort(([a], [b]) => a - b)) {
    const worst = order.filter((severity) => severities.has(severity)).slice(0, 2);
    builder.add(line, line, new SeverityMarker(worst));
  }
  return builder.finish();
}

export const severityGutter = gutter({
  class: "cm-severities",
  markers,
  lineMarkerChange: (update) =>
    update.transactions.some((one) => one.effects.some((effect) => effect.is(show))),
});
