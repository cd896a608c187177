import { useSignal } from "@preact/signals";
import type { Target } from "#engine/types";
import { CopyButton, Segments } from "../components/controls";
import { Whole } from "../components/prose";
import { engine } from "../engine/engine";
import { targetText } from "./forms";
import { type Model, sectionIndex } from "./model";

const targets = (Object.keys(targetText) as Target[]).map((value) => ({ value, text: targetText[value] }));

/** The flags of the section at the caret, written again in another form, quoted as it needs. */
export function Convert({ model }: { model: Model }) {
  const target = useSignal<Target>("shell");
  const converted = engine.convert(
    model.text.value.toWellFormed(),
    sectionIndex(model),
    target.value,
    model.options.value,
  );
  const text = converted?.text ?? null;
  return (
    <section class="panel" aria-labelledby="convert-title">
      <header>
        <h2 id="convert-title">Write it another way</h2>
        <Segments
          legend="Form to write"
          choices={targets}
          value={target.value}
          onChange={(next) => (target.value = next)}
        />
        {text !== null && (
          <CopyButton what={targetText[target.value]} text={() => text} icon="ic-copy">
            Copy
          </CopyButton>
        )}
      </header>
      {text === null ? (
        <p class="state">{converted?.note || "There is nothing here that could be written another way."}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section class="term" aria-label={`The flags as ${targetText[target.value]}`} tabIndex={0}>
          <pre class="wrap">
            <Whole text={text} />
          </pre>
        </section>
      )}
    </section>
  );
}
