import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { BackendResult, BackendValue, DriverValue } from "#engine/types";
import { Icon, LaneTag } from "../components/marks";
import { memo } from "../components/memo";
import { Breakable, count } from "../components/prose";
import { type Model, sectionIndex } from "./model";
import { type Row, rowsOf } from "./word_rows";
import { shorten } from "./words";

/** The rows of the table of words, by the index of their tokens. */
type Rows = ReadonlyMap<number, Row>;

/** The namespaces of both lanes: one panel each, never merged. */
export function Values({ model }: { model: Model }) {
  const report = model.report.value;
  const section = model.section.value;
  if (!report || !section) return null;
  const rows = rowsOf(report, sectionIndex(model));
  const byIndex: Rows = new Map(rows.map((row) => [row.index, row]));
  return (
    <div class="stack">
      {section.driver && <DriverValues model={model} values={section.driver.values} rows={byIndex} />}
      {section.driver && section.backend.length > 0 && (
        <p class="nobridge">no bridge: nothing is copied across</p>
      )}
      {section.backend.map((result, index) => (
        <BackendValues
          key={index}
          model={model}
          result={result}
          rows={byIndex}
          number={section.backend.length > 1 ? index + 1 : null}
        />
      ))}
    </div>
  );
}

const rank: Record<DriverValue["origin"], number> = { user: 0, framework: 1, default: 2 };

function DriverValues(props: { model: Model; values: readonly DriverValue[]; rows: Rows }) {
  const { model, values, rows } = props;
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
          <DriverRow key={value.dest} model={model} value={value} word={wordOf(value, rows)} />
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

const DriverRow = memo(function DriverRow(props: {
  model: Model;
  value: DriverValue;
  word: Row | undefined;
}) {
  const { model, value, word } = props;
  return (
    <tr class={value.origin}>
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
        <Source model={model} value={value} word={word} />
      </td>
    </tr>
  );
});

function BackendValues(props: { model: Model; result: BackendResult; rows: Rows; number: number | null }) {
  const { model, result, rows, number } = props;
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
          <BackendRow key={at} model={model} value={value} word={wordOf(value, rows)} lost={result.lost} />
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

const BackendRow = memo(function BackendRow(props: {
  model: Model;
  value: BackendValue;
  word: Row | undefined;
  lost: boolean;
}) {
  const { model, value, word, lost } = props;
  const strike = (children: ComponentChildren) => (lost ? <del>{children}</del> : children);
  return (
    <tr class={value.origin}>
      <th scope="row">{strike(<Breakable name={value.dest} />)}</th>
      <td class="val">
        {value.error && <Icon name="sev-error" class="sev-error" />}
        {strike(<span title={value.repr}>{shorten(value.repr)}</span>)}
        {value.error && <small class="sev-error">fails when read: {value.error}</small>}
      </td>
      <td class="src">{lost ? "lost" : <Source model={model} value={value} word={word} />}</td>
    </tr>
  );
});

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

type Value = DriverValue | BackendValue;

/** The word that a value was given by. */
const wordOf = ({ origin, tokens: [index] }: Value, rows: Rows): Row | undefined =>
  origin === "user" && index !== undefined ? rows.get(index) : undefined;

/** Where a value comes from; one that the user gave leads to its word. */
function Source({ model, value, word }: { model: Model; value: Value; word: Row | undefined }) {
  if (value.origin !== "user") return <>{value.origin}</>;
  if (!word) return <>given</>;
  return (
    <button
      type="button"
      class="linklike"
      onClick={() => model.goTo(model.report.value?.tokens[word.index] ?? word.token)}
      title={word.token.text}
    >
      word {word.number}
    </button>
  );
}
