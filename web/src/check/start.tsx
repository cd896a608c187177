import { Icon } from "../components/marks";
import { Whole } from "../components/prose";
import { wakeCore } from "../engine/engine";
import { examples } from "./examples";
import type { Model } from "./model";

/** What stands under an empty text: pastes to start from. */
export function Start({ model }: { model: Model }) {
  return (
    <section
      class="panel start o1"
      aria-labelledby="start-title"
      onPointerEnter={wakeCore}
      onFocusIn={wakeCore}
    >
      <header>
        <h2 id="start-title">Paste a command line above, or start from one of these</h2>
        <p class="hint">
          Flaglane says what each word becomes, in which lane it runs, and what is wrong. Nothing you paste
          leaves this page.
        </p>
      </header>
      <ul>
        {examples.map(({ name, text }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                model.setText(text);
                model.goToFirst();
                model.box.value?.focus();
              }}
            >
              <b>
                {name}
                <Icon name="ic-chev" />
              </b>
              <code>
                <Whole text={text} />
              </code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
