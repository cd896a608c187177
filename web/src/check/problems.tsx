import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Report, Severity } from "#engine/types";
import { keepFocusNear } from "../components/focus";
import { Icon, SeverityMark } from "../components/marks";
import { count } from "../components/prose";
import { hidden, ignore } from "../state/settings";
import { countSafe } from "./edits";
import type { Model } from "./model";
import { keysOf, Problem, problemText } from "./problem";

const severities: readonly Severity[] = ["error", "warning", "info"];

/** A list longer than this is not read; the rest comes on request. */
const page = 100;

/** Every problem, worst first. The buttons above choose which severities are shown. */
export function Problems({ model, report }: { model: Model; report: Report }) {
  const left = hidden.value.split(",");
  const limit = useSignal(page);
  const list = useRef<HTMLOListElement>(null);
  const current = model.problem.value;

  // The current problem comes into view inside its list, never by moving the page.
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (item && list.current && list.current.scrollHeight > list.current.clientHeight)
      list.current.scrollTop = item.offsetTop - list.current.offsetTop - 40;
  }, [current]);

  const keys = keysOf(report.diagnostics);
  const shown = report.diagnostics
    .map((problem, index) => ({ problem, index }))
    .filter(({ problem }) => !left.includes(problem.severity));
  return (
    <section class="panel problems" aria-labelledby="problems-title">
      <header>
        <h2 id="problems-title">Problems</h2>
        {report.diagnostics.length > 0 && (
          <Tally
            report={report}
            hidden={left}
            onToggle={(next) => (hidden.value = next.filter(Boolean).join(","))}
          />
        )}
        <ApplyAll model={model} report={report} />
      </header>
      {report.diagnostics.length === 0 && <p class="state">{calm(report)}</p>}
      <ol class="probs" ref={list}>
        {shown.slice(0, limit.value).map(({ problem, index }) => (
          <Problem
            key={keys[index]}
            model={model}
            problem={problem}
            text={problemText(model, problem)}
            index={index}
            current={index === current}
          />
        ))}
      </ol>
      {report.counts.ignored > 0 && (
        <p class="more">
          {count(report.counts.ignored, "finding")} left out as asked.{" "}
          {ignore.value && (
            <button
              type="button"
              class="btn quiet"
              onClick={() => {
                ignore.value = "";
              }}
            >
              Show all
            </button>
          )}
        </p>
      )}
      {shown.length > limit.value && (
        <p class="more">
          <button type="button" class="btn" onClick={() => (limit.value += page)}>
            Show {Math.min(page, shown.length - limit.value)} more of {shown.length - limit.value}
          </button>
        </p>
      )}
    </section>
  );
}

function calm(report: Report): string {
  if (report.verdict.kind === "nothing")
    return "There are no flags in this text, so there is nothing to say about them.";
  if (report.verdict.kind === "another-compiler")
    return "The options of the other compiler are not checked here.";
  return "Nothing to mend. Every word was taken as it stands.";
}

function Tally(props: {
  report: Report;
  hidden: readonly string[];
  onToggle: (hidden: readonly string[]) => void;
}) {
  const { report, hidden } = props;
  return (
    <fieldset class="tally" aria-label="Show severities">
      {severities
        .filter((severity) => report.counts[severity] > 0)
        .map((severity) => {
          const on = !hidden.includes(severity);
          return (
            <button
              key={severity}
              type="button"
              class="btn"
              aria-pressed={on}
              onClick={() =>
                props.onToggle(on ? [...hidden, severity] : hidden.filter((other) => other !== severity))
              }
            >
              <SeverityMark severity={severity} text={count(report.counts[severity], severity)} />
            </button>
          );
        })}
    </fieldset>
  );
}

function ApplyAll({ model, report }: { model: Model; report: Report }) {
  const safe = countSafe(report);
  if (safe === 0) return null;
  const applyAll = (event: MouseEvent) => {
    keepFocusNear(event.currentTarget);
    model.applyAll();
  };
  return (
    <button type="button" class="btn primary" onClick={applyAll} title="Ctrl+Enter">
      <Icon name="ic-tick" />
      {safe === 1 ? "Apply the safe fix" : `Apply ${safe} safe fixes`}
    </button>
  );
}
