import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { BackendResult, BackendValue, DriverValue, Section } from "#engine/types";
import { Icon, LaneTag } from "../components/marks";
import { Breakable, count } from "../components/prose";
import type { Model } from "./model";
import { rowsOf } from "./word_rows";
import { shorten } from "./words";

/** The namespaces of both lanes: one panel each, never merged. */
export function Values({ model, section }: { model: Model; section: Section }) {
  return (
    <div class="stack">
      {section.driver && <DriverValues model={model} values={section.driver.values} />}
      {section.driver && section.backend.length > 0 && (
        <p class="nobridge">no bridge: nothing is copied across</p>
      )}
      {section.backend.map((result, index) => (
        <BackendValues
          key={index}
          model={model}
          result={result}
          number={section.backend.length > 1 ? index + 1 : null}
        />
      ))}
    </div>
  );
}

const rank: Record<DriverValue["origin"], number> = { user: 0, framework: 1, default: 2 };

function DriverValues({ model, values }: { model: Model; values: readonly DriverValue[] }) {
  const all = useSignal(false);
  const given = values
    .filter(({ origin }) => origin !== "default")
    .sort((a, b) => rank[a.origin] - rank[b.origin]);
  const known = values.filter(({ origin }) => origin === "default");
  return (
    <section class="panel ns ns-a" aria-labelledby="values-a">
      <header>
        <h2 id="values-a">Values in lane A</h2>
        <LaneTag lane="driver" />
      </header>
      <ValueTable>
        {[...given, ...(all.value ? known : known.slice(0, 4))].map((value) => (
          <tr key={value.dest} class={value.origin}>
            <th scope="row">
              <Breakable name={value.dest} />
            </th>
            <td class="val">
              {value.lost.map((lost, at) => (
                <span key={at}>
                  <del>
                    <span class="vh">lost: </span>
                    <span title={lost}>{shorten(lost, 24)}</span>
                  </del>{" "}
                </span>
              ))}
              <span title={value.repr}>{shorten(value.repr)}</span>
            </td>
            <td class="src">
              <Source model={model} origin={value.origin} tokens={value.tokens} />
            </td>
          </tr>
        ))}
      </ValueTable>
      {known.length > 4 && (
        <p class="more">
          <button
            type="button"
            class="btn quiet"
            aria-expanded={all.value}
            onClick={() => (all.value = !all.value)}
          >
            <Icon name="ic-chev" />
            {all.value ? "Fewer defaults" : count(known.length - 4, "more default")}
          </button>
        </p>
      )}
    </section>
  );
}

function BackendValues(props: { model: Model; result: BackendResult; number: number | null }) {
  const { model, result, number } = props;
  const all = useSignal(false);
  const penguin = result.lane === "penguin";
  const given = result.values.filter(({ origin }) => origin === "user");
  const known = result.values.filter(({ origin }) => origin === "default");
  const title = penguin ? "Values in lane B" : `Names for ${result.lane}`;
  return (
    <section
      class={`panel ns ${penguin ? "ns-b" : "ns-s"} ${result.lost ? "ns-lost" : ""}`}
      aria-label={number === null ? title : `${title}, string ${number}`}
    >
      <header>
        <h2>
          {title}
          {result.lost && <span class="hint"> lost with its carrier</span>}
        </h2>
        <LaneTag lane={result.lane} />
      </header>
      <p class="hint carrier">
        {result.outcome === "known" && "names are looked up, no parser is modelled; "}
        {result.outcome === "error" && "parseOptions stops; "}
        {result.carrier ? (
          <>
            from the string of <code>{result.carrier}</code>
          </>
        ) : (
          "from an option string of its own"
        )}
      </p>
      <ValueTable>
        {[...given, ...(all.value ? known : [])].map((value, at) => (
          <BackendRow key={at} model={model} value={value} lost={result.lost} />
        ))}
        {result.unknown.map((word) => (
          <tr key={word} class="user">
            <th scope="row">{word}</th>
            <td class="val">
              <span class="unknown">not known in this lane</span>
            </td>
            <td class="src">given</td>
          </tr>
        ))}
      </ValueTable>
      {known.length > 0 && !result.lost && (
        <p class="more">
          <button
            type="button"
            class="btn quiet"
            aria-expanded={all.value}
            onClick={() => (all.value = !all.value)}
          >
            <Icon name="ic-chev" />
            {all.value ? "Hide defaults" : count(known.length, "default")}
          </button>
        </p>
      )}
    </section>
  );
}

function BackendRow({ model, value, lost }: { model: Model; value: BackendValue; lost: boolean }) {
  const strike = (children: ComponentChildren) => (lost ? <del>{children}</del> : children);
  return (
    <tr class={value.origin}>
      <th scope="row">{strike(<Breakable name={value.dest} />)}</th>
      <td class="val">
        {value.error && <Icon name="sev-error" class="sev-error" />}
        {strike(<span title={value.repr}>{shorten(value.repr)}</span>)}
        {value.error && <small class="sev-error">fails when read: {value.error}</small>}
      </td>
      <td class="src">
        {lost ? "lost" : <Source model={model} origin={value.origin} tokens={value.tokens} />}
      </td>
    </tr>
  );
}

function ValueTable({ children }: { children: ComponentChildren }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Where a value comes from; one that the user gave leads to its word. */
function Source(props: { model: Model; origin: DriverValue["origin"]; tokens: readonly number[] }) {
  const { model, origin, tokens } = props;
  const index = tokens[0];
  const report = model.report.value;
  const word = index === undefined ? undefined : report?.tokens[index];
  if (origin !== "user") return <>{origin}</>;
  if (!word || !report) return <>given</>;
  const row = rowsOf(report, word.section).find((one) => one.index === index);
  return (
    <button type="button" class="linklike" onClick={() => model.goTo(word)} title={word.text}>
      word {row?.number}
    </button>
  );
}
