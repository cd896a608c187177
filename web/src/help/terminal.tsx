import type { Surface } from "#engine/types";
import { CopyButton } from "../components/controls";
import { CoreState } from "../components/core_state";
import { Panel } from "../components/panel";
import { command, printed, surfaces } from "./view";

/** One surface, as the modelled compiler prints it. What is copied is the plain text. */
export function Terminal({ surface }: { surface: Surface }) {
  const entry = surfaces.find(({ value }) => value === surface);
  const help = printed(surface);
  const option = entry?.text ?? "--help";
  const typed = ["neuronx-cc", command.value, option].filter(Boolean).join(" ");
  return (
    <Panel
      class={`terminal surface-${surface}`}
      title={<code>{option}</code>}
      aside={
        <>
          <span class="hint">{entry?.tiers}</span>
          {help && (
            <CopyButton what="The text" text={() => help.text} icon="ic-copy" class="quiet">
              Copy
            </CopyButton>
          )}
        </>
      }
    >
      {help ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section class="term" tabIndex={0} aria-label={`Output of ${typed}`}>
          <p class="cmd">
            $ <b>{typed}</b>
          </p>
          <pre>
            <Highlighted text={help.text} />
          </pre>
        </section>
      ) : (
        <CoreState what="Its text" />
      )}
    </Panel>
  );
}

/** Option strings in the lane's colour; no character is added or taken. */
function Highlighted({ text }: { text: string }) {
  return (
    <>
      {text.split(/((?<![\w-])--?[A-Za-z][\w-]*)/).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} class="opt">
            {part}
          </span>
        ),
      )}
    </>
  );
}
