import { useSignal } from "@preact/signals";
import type { Confidence } from "#engine/types";
import { CoreState } from "../components/core_state";
import { ConfidenceMark } from "../components/marks";
import { Panel } from "../components/panel";
import { Prose } from "../components/prose";
import { createTurns } from "../components/turns";
import { clauses } from "../state/catalogue";

const order: readonly Confidence[] = ["CONFIRMED", "HIGH", "STRONG", "INFERRED", "LOW"];

/** The rows come in so many parts and a first one. */
const parts = 3;
const useTurn = createTurns(parts);

/** What the model follows, clause by clause, how sure that is, and the test that holds it. */
export function ClauseTable() {
  const only = useSignal<Confidence | null>(null);
  const all = clauses.value;
  const turn = useTurn(all !== null);
  if (!all)
    return (
      <Panel title="The specification, clause by clause">
        <CoreState what="The clauses" />
      </Panel>
    );
  const shown = only.value === null ? all : all.filter(({ confidence }) => confidence === only.value);
  return (
    <Panel
      title="The specification, clause by clause"
      aside={
        <fieldset class="tally" aria-label="Show one confidence">
          {order
            .filter((one) => all.some(({ confidence }) => confidence === one))
            .map((one) => (
              <button
                key={one}
                type="button"
                class="btn"
                aria-pressed={only.value === one}
                onClick={() => {
                  only.value = only.value === one ? null : one;
                }}
              >
                <ConfidenceMark confidence={one} />
                {all.filter(({ confidence }) => confidence === one).length}
              </button>
            ))}
        </fieldset>
      }
    >
      <table class="clauses">
        <thead>
          <tr>
            <th scope="col">Clause</th>
            <th scope="col">What it says</th>
            <th scope="col">Confidence</th>
            <th scope="col">Held by the test</th>
          </tr>
        </thead>
        <tbody>
          {shown
            .slice(0, turn < parts ? Math.ceil((shown.length * (turn + 1)) / (parts + 1)) : undefined)
            .map(({ id, text, confidence, test }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>
                  <Prose text={text} />
                </td>
                <td>
                  <ConfidenceMark confidence={confidence} />
                </td>
                <td>
                  <code>{test}</code>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Panel>
  );
}
