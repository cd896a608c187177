import { useEffect, useRef } from "preact/hooks";
import type { Report, Severity } from "#engine/types";
import { Icon, SeverityMark } from "../components/marks";
import { count } from "../components/prose";
import { findFlag } from "../state/catalogue";
import { flagHash } from "../state/route";
import { countSafe } from "./edits";
import { HoverCard } from "./hover_card";
import type { Model } from "./model";

const severities: readonly Severity[] = ["error", "warning", "info"];

/** The bar at the foot of a phone: counts, the word at the caret, previous, next, fix. */
export function Dock({ model, report }: { model: Model; report: Report }) {
  const safe = countSafe(report);
  return (
    <section class="dock" aria-label="Problem by problem">
      <Sheet model={model} report={report} />
      <div class="dockbar">
        <span class="sum">
          {severities
            .filter((severity) => report.counts[severity] > 0)
            .map((severity) => (
              <span key={severity}>
                <SeverityMark severity={severity} text={String(report.counts[severity])} />
                <span class="vh"> {severity}</span>
              </span>
            ))}
          {report.diagnostics.length === 0 && <SeverityMark severity="ok" text="No problems" />}
        </span>
        <button type="button" class="btn" aria-label="Previous problem" onClick={() => model.nextProblem(-1)}>
          <Icon name="ic-up" />
        </button>
        <button type="button" class="btn" aria-label="Next problem" onClick={() => model.nextProblem(1)}>
          <Icon name="ic-down" />
        </button>
        {safe > 0 && (
          <button type="button" class="btn primary" onClick={() => model.applyAll()}>
            Fix {safe}
            <span class="vh">: apply {count(safe, "safe fix")}</span>
          </button>
        )}
      </div>
    </section>
  );
}

/** The card of a tapped word, above the dock. It closes by itself when the caret leaves the words. */
function Sheet({ model, report }: { model: Model; report: Report }) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const index = model.current.value;
  const token = index === null ? undefined : report.tokens[index];
  useEffect(() => {
    if (!token && sheet.current) sheet.current.open = false;
  }, [token]);
  if (!token) return null;
  const flag = findFlag(token.lane, token.flag);
  const problems = report.diagnostics.filter(
    (problem) => problem.from <= token.to && problem.to >= token.from,
  );
  return (
    <details class="sheet" ref={sheet}>
      <summary>
        <code>{flag?.name ?? token.word}</code>
        <Icon name="ic-up" />
      </summary>
      <div class="sheet-body">
        <HoverCard token={token} flag={flag} problems={problems} />
        {flag && (
          <a class="btn" href={flagHash(flag)}>
            Full page
          </a>
        )}
      </div>
    </details>
  );
}
