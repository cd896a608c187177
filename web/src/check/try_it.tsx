import { useEffect, useId, useMemo } from "preact/hooks";
import { Panel } from "../components/panel";
import { Prose } from "../components/prose";
import { core } from "../engine/engine";
import { hashOf } from "../state/route";
import { options } from "../state/settings";
import { beginAtFirst, createModel } from "./model";
import { keysOf, Problem, problemText } from "./problem";
import { TextBox } from "./text_box";
import { VerdictBlock } from "./verdict";

/** A small checker with a text of its own: on a flag's page and a rule's page. */
export function TryIt({
  title,
  label,
  text,
  note,
}: {
  title: string;
  label: string;
  text: string;
  note?: string;
}) {
  const id = useId();
  const model = useMemo(() => createModel(text, options), [text]);
  useEffect(() => {
    beginAtFirst(model);
    return model.dispose;
  }, [model]);
  const report = model.report.value;
  const keys = keysOf(report?.diagnostics ?? []);
  return (
    <Panel
      class={`editor try ${report || core.value.is === "failed" ? "" : "waiting"}`}
      title={title}
      aside={
        <a class="btn quiet" href={hashOf("check", [], new URLSearchParams({ text: model.text.value }))}>
          Open in Check
        </a>
      }
    >
      {note && (
        <p class="hint pad-line">
          <Prose text={note} />
        </p>
      )}
      <TextBox model={model} label={label} describedBy={id} whenSeen />
      <VerdictBlock model={model} id={id} brief />
      {report && report.diagnostics.length > 0 && (
        <ol class="probs">
          {report.diagnostics.slice(0, 20).map((problem, index) => (
            <Problem
              key={keys[index]}
              model={model}
              problem={problem}
              text={problemText(model, problem)}
              index={index}
              current={index === model.problem.value}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}
