import type { Report, Verdict } from "#engine/types";
import { CoreState } from "../components/core_state";
import { ConfidenceMark } from "../components/marks";
import { count, Prose, Whole } from "../components/prose";
import { core } from "../engine/engine";
import { type Model, sectionIndex } from "./model";

const headline: Record<Verdict["kind"], string> = {
  accepted: "The driver accepts this line",
  stops: "The compiler stops here",
  nothing: "Nothing to check",
  "another-compiler": "This is for another compiler",
};

/** First the program's own words, then ours. */
export function VerdictBlock(props: { model: Model; id: string; waiting?: boolean; brief?: boolean }) {
  const { model, id, waiting = false, brief = false } = props;
  const report = model.report.value;
  if (model.gaveUp.value) {
    return (
      <div class="verdict verdict-none" id={id}>
        <div class="say">
          <h2>The checker stopped on this text</h2>
          <p>
            That is a fault of Flaglane. It has started again; your text is kept, and any change is checked
            anew.
          </p>
        </div>
      </div>
    );
  }
  if (!report || waiting) {
    return (
      <div key="loading" class="verdict verdict-none" id={id}>
        <div class="say">
          {brief && core.value.is === "failed" ? (
            <p>Checking is off, so there is no verdict. The text can be changed and copied.</p>
          ) : (
            <CoreState what="The verdict" />
          )}
          {waiting && core.value.is === "ready" && <p>The verdict will stand here.</p>}
        </div>
      </div>
    );
  }
  const section = model.section.value;
  const verdict = section?.verdict ?? report.verdict;
  return (
    <div key="verdict" class={`verdict verdict-${verdict.kind}`} id={id}>
      <Exit verdict={verdict} />
      <div class="say">
        <h2>
          {headline[verdict.kind]}
          {verdict.kind !== "nothing" && <ConfidenceMark confidence={verdict.confidence} />}
        </h2>
        {verdict.text && (
          <samp>
            <Whole text={verdict.text.trimEnd()} />
          </samp>
        )}
        <p>
          <Prose text={ownNote(verdict)} />{" "}
          {verdict.kind !== "nothing" && (
            <span class={model.fixing.value ? "old" : ""}>{outlook(model)}</span>
          )}
        </p>
      </div>
    </div>
  );
}

/** What the note says beyond the headline. */
function ownNote({ note, kind }: Verdict): string {
  const said = `${headline[kind]}.`;
  return note.startsWith(said) ? note.slice(said.length).trim() : note;
}

function Exit({ verdict }: { verdict: Verdict }) {
  if (verdict.exitCode === null) return null;
  return (
    <div class="exit">
      <span>exit status</span>
      <b>{verdict.exitCode}</b>
    </div>
  );
}

/** What the safe fixes would leave. */
function outlook(model: Model): string {
  const fixed = model.fixed.value;
  if (!fixed) return model.fixing.value ? "What the safe fixes would leave is being worked out." : "";
  const after: Verdict = fixed.report.sections[sectionIndex(model)]?.verdict ?? fixed.report.verdict;
  const before = model.section.value?.verdict ?? model.report.value?.verdict;
  const rest = left(fixed.report);
  if (before?.kind === "accepted" && after.kind === "accepted")
    return `With the safe fixes ${rest || "nothing is left to mend"}.`;
  const taken = after.kind === "accepted" ? "the driver accepts it" : "the compiler still stops";
  return `With the safe fixes ${taken}${rest && `, and ${rest}`}.`;
}

function left({ counts }: Report): string {
  const [number, word] = counts.error > 0 ? [counts.error, "error"] : [counts.warning, "warning"];
  return number > 0 ? `${count(number, word)} ${number === 1 ? "is" : "are"} left` : "";
}
