import { useComputed } from "@preact/signals";
import type { Kind, Lane } from "#engine/types";
import { lanes } from "../components/lane_names";
import { LaneTag, TierMark } from "../components/marks";
import type { Model } from "./model";

const kinds: readonly Kind[] = ["PUBLIC", "HIDDEN", "INTERNAL", "EARG", "Harg"];
const always: readonly Lane[] = ["driver", "penguin"];

/** What the marks mean: the two lanes always, and whatever else this text has. */
export function Legend({ model }: { model: Model }) {
  // As words, which compare: most keys change neither.
  const others = useComputed(() =>
    lanes
      .filter((lane) => !always.includes(lane) && model.report.value?.tokens.some((one) => one.lane === lane))
      .join(" "),
  );
  const harg = useComputed(() => model.report.value?.tokens.some(({ kind }) => kind === "Harg") ?? false);
  const present = others.value.split(" ");
  const shownKinds = kinds.filter((kind) => kind !== "Harg" || harg.value);
  return (
    <section class="legend" aria-label="Legend">
      {lanes
        .filter((lane) => always.includes(lane) || present.includes(lane))
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
