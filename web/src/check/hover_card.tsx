import type { Diagnostic, Flag, Token } from "#engine/types";
import { ConfidenceMark, Icon, LaneTag, TierMark } from "../components/marks";
import { Prose } from "../components/prose";

/** What a word is, in short: under the mouse, and on phones in the sheet. A note that is only the name is left out. */
export function HoverCard(props: { token: Token; flag: Flag | null; problems: readonly Diagnostic[] }) {
  const { token, flag, problems } = props;
  return (
    <div class="hovercard">
      <p class="name">{flag?.name ?? token.word}</p>
      <p class="tags">
        {token.lane && <LaneTag lane={token.lane} />}
        {flag && <TierMark kind={flag.kind} />}
        {flag && <ConfidenceMark confidence={flag.confidence} />}
      </p>
      {flag && (
        <p>
          <Prose text={flag.summary} />
        </p>
      )}
      {token.note && token.note !== `\`${flag?.name}\`` && (
        <p class="muted">
          <Prose text={token.note} />
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem.rule + problem.from} class={`sev-${problem.severity}`}>
          <Icon name={`sev-${problem.severity}`} /> <Prose text={problem.title} />
        </p>
      ))}
    </div>
  );
}
