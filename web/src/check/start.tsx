import { Icon } from "../components/marks";
import { Whole } from "../components/prose";
import { examples } from "./examples";
import type { Model } from "./model";

/** What stands under an empty text: pastes to start from. */
export function Start({ model }: { model: Model }) {
  return (
    <section class="panel start o1" aria-labelledby="start-title">
      <header>
        <h2 id="start-title">Start from one of these</h2>
        <span class="hint">Or paste your own. Nothing you paste leaves this page.</span>
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
