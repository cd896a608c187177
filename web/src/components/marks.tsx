import type { Confidence, Flag, Kind, Lane, Severity } from "#engine/types";
import { laneLetter, laneText } from "./lane_names";

/** A symbol of the page's sprite. */
export function Icon({ name, class: extra = "" }: { name: string; class?: string }) {
  return (
    <svg class={`i ${extra}`} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

/** Lane: letter, colour and name. `short` keeps the name for screen readers only. */
export function LaneTag({ lane, short = false }: { lane: Lane; short?: boolean }) {
  return (
    <span class={`lane lane-${lane}`} title={laneText[lane]}>
      <b aria-hidden="true">{laneLetter[lane]}</b>
      <span class={short ? "vh" : ""}>{lane}</span>
    </span>
  );
}

export function TierMark({ kind }: { kind: Kind | null }) {
  if (!kind) return <span class="tier tier-none">no tier</span>;
  return (
    <span class="tier">
      <Icon name={`tier-${kind.toLowerCase()}`} />
      {kind}
    </span>
  );
}

const bars: Record<Confidence, number> = { LOW: 1, INFERRED: 2, STRONG: 3, HIGH: 4, CONFIRMED: 5 };

export function ConfidenceMark({ confidence }: { confidence: Confidence }) {
  return (
    <span class="conf">
      <Icon name={`conf-${bars[confidence]}`} />
      {confidence}
    </span>
  );
}

export function SeverityMark({ severity, text }: { severity: Severity | "ok"; text?: string }) {
  return (
    <span class={`sev sev-${severity}`}>
      <Icon name={`sev-${severity}`} />
      {text ?? severity}
    </span>
  );
}

export function Unknown({ text = "not known" }: { text?: string }) {
  return <span class="unknown">{text}</span>;
}

const surfaces: { surface: Flag["surface"]; name: string }[] = [
  { surface: "help", name: "--help" },
  { surface: "help-hidden", name: "--help-hidden" },
  { surface: "help-hidden-list", name: "--help-hidden-list" },
];

/** Which of the three help surfaces lists a flag. */
export function SurfaceMarks({ flag }: { flag: Flag }) {
  if (flag.surface === "none") return <span class="muted">no help surface</span>;
  return (
    <span class="surf">
      {surfaces.map(({ surface, name }) => (
        <span key={surface} class={surface === flag.surface ? "yes" : "no"}>
          <Icon name={surface === flag.surface ? "sev-ok" : "ic-dash"} />
          {name}
          <span class="vh">{surface === flag.surface ? " lists it" : " does not list it"}</span>
        </span>
      ))}
    </span>
  );
}
