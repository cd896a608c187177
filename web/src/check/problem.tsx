import { useSignal } from "@preact/signals";
import type { Diagnostic, Fix } from "#engine/types";
import { keepFocusNear } from "../components/focus";
import { ConfidenceMark, Icon, LaneTag } from "../components/marks";
import { Prose, plain, Whole } from "../components/prose";
import { ruleHash } from "../state/route";
import { preview } from "./edits";
import type { Model } from "./model";

/** One problem: the program's own text first where it has one, then ours, what the fix changes, and the fixes. */
export function Problem(props: { model: Model; problem: Diagnostic; index: number; current: boolean }) {
  const { model, problem, index, current } = props;
  const previewed = useSignal(0);
  const fix = problem.fixes[previewed.value] ?? problem.fixes[0];
  const doubtful = problem.confidence !== "CONFIRMED" && problem.confidence !== "HIGH";
  return (
    <li aria-current={current ? "true" : undefined}>
      <span class={`ico sev-${problem.severity}`}>
        <Icon name={`sev-${problem.severity}`} />
        <span class="vh">{problem.severity}: </span>
      </span>
      <div class="what">
        <button type="button" class="go" onClick={() => model.goToProblem(index)}>
          <Prose text={problem.title} />
        </button>
        {ownWords(model, problem) && (
          <samp class="own">
            <Whole text={problem.message} />
          </samp>
        )}
        {problem.notes.map((note) => (
          <p key={note} class="note">
            <Prose text={note} />
          </p>
        ))}
        {fix && <Difference text={model.text.value} fix={fix} />}
        <p class="meta">
          {problem.lane && <LaneTag lane={problem.lane} />}
          <a href={ruleHash(problem.rule)}>{problem.rule}</a>
          <span>{where(model.text.value, problem)}</span>
          {doubtful && <ConfidenceMark confidence={problem.confidence} />}
        </p>
      </div>
      {problem.fixes.length > 0 && (
        <div class="act">
          {problem.fixes.map((one, at) => (
            <button
              key={one.title}
              type="button"
              class={`btn ${at > 0 ? "quiet" : ""}`}
              onClick={(event) => {
                keepFocusNear(event.currentTarget, problemAt(index));
                model.apply(one);
              }}
              onFocus={() => (previewed.value = at)}
              onPointerEnter={() => (previewed.value = at)}
            >
              {plain(one.title)}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

/** The problem that took the place of the one at `index`, or the last one. */
const problemAt = (index: number) => (panel: HTMLElement) => {
  const all = panel.querySelectorAll<HTMLElement>(".probs .go");
  return all[Math.min(index, all.length - 1)] ?? null;
};

/** The program's own text, where it is not the title and does not stand in the verdict already. */
function ownWords(model: Model, problem: Diagnostic): boolean {
  const said = model.report.value?.sections[problem.section]?.verdict.text ?? "";
  return problem.verbatim && problem.message !== plain(problem.title) && !said.includes(problem.message);
}

function Difference({ text, fix }: { text: string; fix: Fix }) {
  const { removed, added } = preview(text, fix);
  if (!removed && !added) return null;
  return (
    <div class="diff">
      {removed && (
        <span class="gone">
          <span class="vh">removed: </span>
          <Whole text={removed} />
        </span>
      )}
      {added && (
        <span class="new">
          <span class="vh">added: </span>
          <Whole text={added} />
        </span>
      )}
    </div>
  );
}

function where(text: string, problem: Diagnostic): string {
  const before = text.slice(0, problem.from);
  const line = before.split("\n").length;
  const column = [...before.slice(before.lastIndexOf("\n") + 1)].length + 1;
  return `line ${line}, column ${column}`;
}
