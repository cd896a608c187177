import { useSignal } from "@preact/signals";
import type { Report, Section, Token } from "#engine/types";
import { Icon, SeverityMark } from "../components/marks";
import { memo } from "../components/memo";
import { Breakable, Prose } from "../components/prose";
import { asTable } from "../components/roles";
import { findFlag } from "../state/catalogue";
import { flagHash } from "../state/route";
import { matchText } from "./forms";
import { type Model, sectionIndex } from "./model";
import { type Row, rowsOf } from "./word_rows";

/** Rows of a table that is read; the rest comes on request. */
const page = 200;

/** One row a word. The rail is the lane; a carrier is the only switch between two of them. */
export function Words({ model }: { model: Model }) {
  const limit = useSignal(page);
  const report = model.report.value;
  const section = model.section.value;
  if (!report || !section) return null;
  const rows = rowsOf(report, sectionIndex(model));
  const shown = rows.slice(0, limit.value);
  const numbers = new Map(rows.map(({ index, number }) => [index, number]));
  return (
    <section class="panel words-panel" aria-labelledby="words-title">
      <header>
        <h2 id="words-title">What each word became</h2>
        <span class="hint">The rail is the lane. Only a carrier switches lanes, and never back.</span>
      </header>
      <table class="words" {...asTable}>
        <caption class="vh">
          One row per word of the text, nested words under the word that carries them
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">#</th>
            <th scope="col">Word</th>
            <th scope="col">Matched</th>
            <th scope="col">Became</th>
            <th scope="col">Fate</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            <WordRow
              key={row.index}
              model={model}
              row={row}
              next={shown[at + 1]?.token}
              made={madeOf(section, row)}
              by={row.token.deadBy === null ? undefined : numbers.get(row.token.deadBy)}
              refused={isRefused(report, row.token, shown[at + 1]?.token)}
              current={model.current.value === row.index}
              end={at === shown.length - 1 && section.appended.length === 0}
            />
          ))}
          {section.appended.map((word, at) => (
            <tr key={word} class="ghost">
              <td class="rail" aria-hidden="true">
                <span class={at === section.appended.length - 1 ? "rl last" : "rl"} />
                <span class="st added" />
              </td>
              <td class="n">+</td>
              <td class="w">{word}</td>
              <td class="how">by the framework</td>
              <td />
              <td class="fate">not in your text</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <p class="more">
          <button type="button" class="btn" onClick={() => (limit.value += page)}>
            Show {Math.min(page, rows.length - shown.length)} more of {rows.length - shown.length}
          </button>
        </p>
      )}
    </section>
  );
}

const WordRow = memo(function WordRow(props: {
  model: Model;
  row: Row;
  next: Token | undefined;
  /** the value that the word made */
  made: string | undefined;
  /** the number of the word that it was lost to */
  by: string | undefined;
  refused: boolean;
  current: boolean;
  end: boolean;
}) {
  const { model, row, next, made, by, refused, current, end } = props;
  const { token, index } = row;
  const flag = findFlag(token.lane, token.flag);
  const written = token.word.split("=", 1)[0];
  return (
    <tr class={current ? "cur-row" : ""} aria-current={current ? "true" : undefined}>
      <td class="rail" aria-hidden="true">
        <Rail token={token} next={next} end={end} />
      </td>
      <td class="n">{row.number}</td>
      <td class={`w ${token.depth > 0 ? "nest" : ""}`}>
        <button
          type="button"
          class="go"
          onClick={() => model.goTo(model.report.value?.tokens[index] ?? token)}
        >
          {token.kind && <Icon name={`tier-${token.kind.toLowerCase()}`} />}
          <WordText token={token} carries={next !== undefined && next.depth > token.depth} />
        </button>
      </td>
      <td class="how">{(token.match && matchText[token.match]) ?? ""}</td>
      <td class="became">
        {flag && flag.name !== written && (
          <a href={flagHash(flag)}>
            <code>{flag.name}</code>
          </a>
        )}
        <Value dest={token.dest} made={made} />
      </td>
      <td class="fate">
        <Fate token={token} by={by} refused={refused} />
      </td>
    </tr>
  );
});

function WordText({ token, carries }: { token: Token; carries: boolean }) {
  const lane =
    token.lane && token.role !== "value" && token.role !== "positional" ? `tint lane-${token.lane}` : "";
  const [name, value] = token.name ? [token.word.split("=", 1)[0] ?? "", ""] : [token.word, ""];
  const rest = token.word.slice(name.length) || value;
  const text = (
    <>
      <span class={lane}>{name}</span>
      {carries ? rest.slice(0, 1) : rest}
    </>
  );
  return token.state === "dead" ? <del>{text}</del> : text;
}

function madeOf(section: Section, { token, index }: Row): string | undefined {
  if (!token.dest) return undefined;
  const values =
    token.depth > 0 ? section.backend.flatMap((result) => result.values) : (section.driver?.values ?? []);
  return values.find((value) => value.dest === token.dest && value.tokens.includes(index))?.repr;
}

function Value({ dest, made }: { dest: string | null; made: string | undefined }) {
  if (!dest) return null;
  return (
    <span class="assign">
      <code>
        <Breakable name={dest} />
      </code>
      {made !== undefined && <code> = {shorten(made)}</code>}
    </span>
  );
}

/** A long value is in the values' panel; here its beginning is enough. */
export const shorten = (text: string, most = 44) =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;

/** An option that nothing came of, and an error says why. */
function isRefused({ diagnostics }: Report, token: Token, next: Token | undefined): boolean {
  if (token.role !== "option" || !/^`[^`]+`$/.test(token.note)) return false;
  const end = next?.role === "value" && next.dest === token.dest ? next.to : token.to;
  return diagnostics.some(
    ({ severity, from, to }) => severity === "error" && token.from <= from && to <= end,
  );
}

function Fate({ token, by, refused }: { token: Token; by: string | undefined; refused: boolean }) {
  if (token.role === "unrecognized") return <SeverityMark severity="error" text="unrecognized" />;
  if (refused) return <SeverityMark severity="error" text="refused" />;
  if (token.state === "dead") return <>{by ? `lost to word ${by}` : "lost"}</>;
  // What it became stands in the column before.
  if (token.dest && token.note.startsWith(`\`${token.dest}\` =`)) return <>kept</>;
  return <Prose text={token.note} />;
}

/** The picture of a word on its line. It repeats what the columns say, so it is hidden from screen readers. */
function Rail({ token, next, end }: { token: Token; next: Token | undefined; end: boolean }) {
  const gone = token.state === "dead" ? "gone" : "";
  const nested = token.depth > 0;
  const switches = !nested && (next?.depth ?? 0) > 0;
  const station = token.role === "unrecognized" ? "x" : token.role === "consumed" ? "off" : gone;
  const innerLane = nested ? token.lane : next?.lane;
  const inner = innerLane === "penguin" || !innerLane ? "b" : "s";
  return (
    <>
      <span class={`rl ${end && !nested ? "last" : ""}`} />
      {switches && <span class={`sw ${inner} ${gone}`} />}
      {nested && <span class={`rl ${inner} ${gone} ${(next?.depth ?? 0) > 0 ? "" : "last"}`} />}
      <span class={`st ${nested ? inner : ""} ${station}`}>
        {station === "x" && <Icon name="sev-error" />}
      </span>
    </>
  );
}
