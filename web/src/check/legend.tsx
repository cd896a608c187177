import type { Kind, Lane, Report } from "#engine/types";
import { lanes } from "../components/lane_names";
import { LaneTag, TierMark } from "../components/marks";

const kinds: readonly Kind[] = ["PUBLIC", "HIDDEN", "INTERNAL", "EARG", "Harg"];
const always: readonly Lane[] = ["driver", "penguin"];

/** What the marks mean: the two lanes always, and whatever else this text has. */
export function Legend({ report }: { report: Report | null }) {
  const present = new Set(report?.tokens.map((token) => token.lane));
  const tiers = new Set(report?.tokens.map((token) => token.kind));
  const shownKinds = kinds.filter((kind) => kind !== "Harg" || tiers.has(kind));
  return (
    <section class="legend" aria-label="Legend">
      {lanes
        .filter((lane) => always.includes(lane) || present.has(lane))
        .map((lane) => (
          <LaneTag key={lane} lane={lane} />
        ))}
      <span class="sep" />
      {shownKinds.map((kind) => (
        <TierMark key={kind} kind={kind} />
      ))}
      <span class="sep" />
      {(["error", "warning", "info"] as const).map((severity) => (
        <span key={severity} class="key">
          <i class={`under under-${severity}`} aria-hidden="true">
            abc
          </i>
          {severity}
        </span>
      ))}
      <span class="key">
        <i class="lost" aria-hidden="true">
          abc
        </i>
        lost
      </span>
    </section>
  );
}
