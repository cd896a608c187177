import type { Flag, Token } from "#engine/types";
import { ConfidenceMark, LaneTag, SurfaceMarks, TierMark, Unknown } from "../components/marks";
import { memo } from "../components/memo";
import { count, Prose, plain } from "../components/prose";
import { flagHash } from "../state/route";
import type { Model } from "./model";

/** The flag at the caret; without one, what the word is. */
export function CaretCard({ model }: { model: Model }) {
  const report = model.report.value;
  const token = model.current.value === null ? undefined : report?.tokens[model.current.value];
  const flag = model.flag.value;
  const words = report?.tokens.some(({ role }) => role !== "surrounding") ?? true;
  if (flag && token) return <FlagCard flag={flag} token={token} />;
  return (
    <section
      class={`panel card ${token?.lane ? `lane-${token.lane}` : "no-lane"}`}
      aria-labelledby="card-title"
    >
      <p class="wrote">At the caret</p>
      {token ? (
        <>
          <h2 class="name" id="card-title">
            {token.word}
          </h2>
          <p class="tags">
            {token.lane && <LaneTag lane={token.lane} />}
            <span class="hint">{token.role}</span>
          </p>
          <p class="sum">
            <Prose text={token.note} />
          </p>
        </>
      ) : (
        <>
          <h2 class="name plain-name" id="card-title">
            {words ? "No word here" : "No words were read"}
          </h2>
          <p class="sum">
            {words
              ? "Put the caret on a word, or press F8 to go to the next problem."
              : "Nothing in this text is an option of neuronx-cc. If it should be, choose above what to read it as."}
          </p>
        </>
      )}
    </section>
  );
}

export const FlagCard = memo(function FlagCard({ flag, token }: { flag: Flag; token: Token }) {
  const written = token.name ? token.word.split("=", 1)[0] : token.word;
  return (
    <section class={`panel card lane-${flag.lane}`} aria-labelledby="card-title">
      <p class="wrote">
        At the caret
        {written && written !== flag.name && token.role !== "value" && (
          <>
            : <code>{written}</code>, that is
          </>
        )}
      </p>
      <h2 class="name" id="card-title">
        {flag.name}
      </h2>
      <p class="tags">
        <LaneTag lane={flag.lane} />
        <TierMark kind={flag.kind} />
        <ConfidenceMark confidence={flag.confidence} />
        {flag.deprecated && <span class="depr">deprecated</span>}
      </p>
      <p class="sum">
        <Prose text={flag.summary} />
      </p>
      <dl class="facts">
        <div>
          <dt>Job</dt>
          <dd>{flag.job ?? <Unknown />}</dd>
        </div>
        <div>
          <dt>Default</dt>
          <dd>{flag.default === null ? <Unknown /> : <code>{flag.default}</code>}</dd>
        </div>
        <div>
          <dt>Values</dt>
          <dd>
            {flag.choices ? flag.choices.map((choice) => <code key={choice}>{choice} </code>) : flag.type}
          </dd>
        </div>
        {flag.negation && (
          <div>
            <dt>Opposite</dt>
            <dd>
              <code>{flag.negation}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>Listed by</dt>
          <dd>
            <SurfaceMarks flag={flag} />
          </dd>
        </div>
        {flag.since && (
          <div>
            <dt>Seen in</dt>
            <dd>
              SDK {flag.since}
              {flag.until && ` to ${flag.until}`}
            </dd>
          </div>
        )}
        {plain(token.note) !== flag.name && (
          <div>
            <dt>This word</dt>
            <dd>
              <Prose text={token.note} />
            </dd>
          </div>
        )}
      </dl>
      <footer>
        <a class="btn quiet" href={flagHash(flag)}>
          Full page, {count(flag.evidence.length, "source")}
        </a>
      </footer>
    </section>
  );
});
