import { useSignal } from "@preact/signals";
import type { Diagnostic } from "#engine/types";
import { keepFocusNear } from "../components/focus";
import { ConfidenceMark, Icon, LaneTag } from "../components/marks";
import { memo } from "../components/memo";
import { Prose, plain, Whole } from "../components/prose";
import { ruleHash } from "../state/route";
import { type Preview, preview } from "./edits";
import type { Model } from "./model";

/** What a row says that is not in the problem itself: it hangs on the text around it. */
interface ProblemText {
  where: string;
  /** the program's own text, where it is not the title and does not stand in the verdict already */
  own: string;
  /** of each fix */
  previews: Preview[];
}

export function problemText(model: Model, problem: Diagnostic): ProblemText {
  const text = model.text.value;
  return {
    where: where(text, problem),
    own: ownWords(model, problem) ? problem.message : "",
    previews: problem.fixes.map((fix) => preview(text, fix)),
  };
}

/** Keys that a problem keeps while its place moves: its rule, and the how-manieth of that rule it is. */
export function keysOf(problems: readonly Diagnostic[]): string[] {
  const seen = new Map<string, number>();
  return problems.map(({ rule }) => {
    const number = (seen.get(rule) ?? 0) + 1;
    seen.set(rule, number);
    return `${rule} ${number}`;
  });
}

/** One problem: the program's own text first where it has one, then ours, what the fix changes, and the fixes. */
export const Problem = memo(function Problem(props: {
  model: Model;
  problem: Diagnostic;
  text: ProblemText;
  index: number;
  current: boolean;
}) {
  const { model, problem, text, index, current } = props;
  const previewed = useSignal(0);
  const difference = text.previews[previewed.value] ?? text.previews[0];
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
        {text.own && (
          <samp class="own">
            <Whole text={text.own} />
          </samp>
        )}
        {problem.notes.map((note) => (
          <p key={note} class="note">
            <Prose text={note} />
          </p>
        ))}
        {difference && <Difference {...difference} />}
        <p class="meta">
          {problem.lane && <LaneTag lane={problem.lane} />}
          <a href={ruleHash(problem.rule)}>{problem.rule}</a>
          <span>{text.where}</span>
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
                const fix = model.report.value?.diagnostics[index]?.fixes[at];
                if (fix) model.apply(fix);
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
});

/** The problem that took the place of the one at `index`, or the last one. */
const problemAt = (index: number) => (panel: HTMLElement) => {
  const all = panel.querySelectorAll<HTMLElement>(".probs .go");
  return all[Math.min(index, all.length - 1)] ?? null;
};

function ownWords(model: Model, problem: Diagnostic): boolean {
  const said = model.report.value?.sections[problem.section]?.verdict.text ?? "";
  return problem.verbatim && problem.message !== plain(problem.title) && !said.includes(problem.message);
}

function Difference({ removed, added }: Preview) {
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
