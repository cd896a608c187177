import { buildInfo } from "#build-info";
import type { Flag } from "#engine/types";
import { Panel } from "../components/panel";
import { Prose } from "../components/prose";
import { type Bar, changeText, type Entry, tracksOf } from "./tracks";

const width = 1000;
const left = 96;
const right = 20;
const rowHeight = 34;
const top = 30;

/** "2.27.0" against "2.3.0", number by number. */
export function compareVersions(a: string, b: string): number {
  const [x, y] = [a, b].map((version) => version.replace(/^v/, "").split(".").map(Number));
  for (let at = 0; at < Math.max(x?.length ?? 0, y?.length ?? 0); at++) {
    const difference = (x?.[at] ?? 0) - (y?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How a flag changed over the guides: a picture, and the same in words under it. */
export function History({ flag }: { flag: Flag }) {
  if (flag.history.length === 0) return null;
  const entries = [...flag.history].sort((a, b) => compareVersions(a.since, b.since));
  return (
    <Panel title="History" aside={<span class="hint">versions of the SDK’s guide</span>}>
      <div class="history">
        <Timeline flag={flag} entries={entries} />
        <ol>
          {entries.toReversed().map((entry) => (
            <li key={entry.since + entry.change + entry.value}>
              <code>{entry.since}</code>
              <span>
                <Prose text={changeText(entry)} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

/** Every version that matters, in order, with its place on the line. */
function scale(
  flag: Flag,
  entries: readonly Entry[],
): { versions: string[]; x: (version: string) => number } {
  const known = [...buildInfo.versions, ...entries.map(({ since }) => since)];
  if (flag.since) known.push(flag.since.replace(/^v/, ""));
  const versions = [...new Set(known)].filter((one) => /^\d/.test(one)).sort(compareVersions);
  const step = (width - left - right) / Math.max(1, versions.length - 0.5);
  return {
    versions,
    x: (version) => left + versions.findIndex((one) => compareVersions(one, version) >= 0) * step,
  };
}

function Timeline({ flag, entries }: { flag: Flag; entries: readonly Entry[] }) {
  const { versions, x } = scale(flag, entries);
  const tracks = tracksOf(entries);
  if (tracks.length === 0 || versions.length < 2) return null;
  const ends = new Set(tracks.flatMap(({ bars }) => bars.flatMap(({ from, to }) => [from, to])));
  const marked = versions.filter(
    (version, at) => at === 0 || at === versions.length - 1 || ends.has(version),
  );
  const height = top + tracks.length * rowHeight;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="scrolltl" tabIndex={0} aria-label="Timeline, scrolls sideways">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`How ${flag.name} changed; the list below says the same`}
      >
        {marked.map((version) => (
          <g key={version}>
            <path class="tl-grid" d={`M${x(version)} 22v${height - 26}`} />
            <text class="tl-version" x={x(version)} y="14" text-anchor="middle">
              {version.replace(/\.0$/, "")}
            </text>
          </g>
        ))}
        {tracks.map(({ name, bars }, row) => (
          <g key={name + bars[0]?.text}>
            <text class="tl-name" x="0" y={top + row * rowHeight + 16}>
              {name}
            </text>
            {bars.map((bar) => (
              <BarOf key={bar.from} bar={bar} y={top + row * rowHeight} x={x} />
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}

/** About the width of a letter in a bar. */
const letter = 7.6;

function BarOf({ bar, y, x }: { bar: Bar; y: number; x: (version: string) => number }) {
  const from = x(bar.from);
  const to = bar.to === null ? width - 4 : x(bar.to) - 3;
  const room = Math.max(0, Math.floor((to - from - 14) / letter));
  const cut = room > 3 ? `${bar.text.slice(0, room - 1)}…` : "";
  return (
    <g class={bar.to === null ? "tl-now" : "tl-then"}>
      <rect x={from} y={y} width={Math.max(4, to - from)} height="24" rx="2" />
      <text x={from + 8} y={y + 16.5}>
        {bar.text.length > room ? cut : bar.text}
      </text>
    </g>
  );
}
