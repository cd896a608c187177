import type { Flag } from "#engine/types";
import { Panel } from "../components/panel";
import { Prose } from "../components/prose";
import { buildInfo } from "../state/catalogue";

const width = 1000;
const left = 96;
const right = 20;
const rowHeight = 34;
const top = 30;

type Entry = Flag["history"][number];

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
                <Prose text={entry.note || `${entry.change}: \`${entry.value}\``} />
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
  const known = [...(buildInfo.value?.versions ?? []), ...entries.map(({ since }) => since)];
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
  if (versions.length < 2 || !entries.every(({ since }) => versions.includes(since))) return null;
  const changes = [...new Set(entries.map(({ change }) => change))];
  const marked = versions.filter(
    (version, at) => at === 0 || at === versions.length - 1 || entries.some(({ since }) => since === version),
  );
  const height = top + changes.length * rowHeight;
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
        {changes.map((change, row) => (
          <Bars key={change} change={change} row={row} entries={entries} x={x} />
        ))}
      </svg>
    </section>
  );
}

function Bars(props: {
  change: string;
  row: number;
  entries: readonly Entry[];
  x: (version: string) => number;
}) {
  const own = props.entries.filter(({ change }) => change === props.change);
  const y = top + props.row * rowHeight;
  return (
    <g>
      <text class="tl-name" x="0" y={y + 16}>
        {props.change}
      </text>
      {own.map((entry, at) => {
        const from = props.x(entry.since);
        const next = own[at + 1];
        const to = next ? props.x(next.since) - 3 : width - 4;
        const newest = !next;
        const room = Math.max(0, Math.floor((to - from - 14) / 7.6));
        return (
          <g key={entry.since + entry.value} class={newest ? "tl-now" : "tl-then"}>
            <rect x={from} y={y} width={Math.max(4, to - from)} height="24" rx="2" />
            <text x={from + 8} y={y + 16.5}>
              {entry.value.length > room
                ? room > 3
                  ? `${entry.value.slice(0, room - 1)}…`
                  : ""
                : entry.value}
            </text>
          </g>
        );
      })}
    </g>
  );
}
