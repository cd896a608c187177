import type { Confidence, Kind, Lane, Severity } from "#engine/types";
import { laneLetter, laneText } from "../src/components/lane_names";
import { h } from "./dom";

type Shape = readonly [name: string, attributes: Record<string, string>];
const path = (d: string, more: Record<string, string> = {}): Shape => ["path", { d, ...more }];
const full = { fill: "currentColor" };
const stroke = (width: string, more: Record<string, string> = {}) => ({
  fill: "none",
  stroke: "currentColor",
  "stroke-width": width,
  ...more,
});
const circle = (c: string, r: string, more: Record<string, string>): Shape => [
  "circle",
  { cx: c, cy: c, r, ...more },
];
const hole = (d: string) => path(d, { class: "hole", fill: "none", "stroke-width": "1.8" });

/** Shapes say what the colours say. Each in a box of its own width and height. */
const icons: Record<string, readonly [size: number, ...Shape[]]> = {
  error: [16, path("M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z", full), hole("m5.4 5.4 5.2 5.2m0-5.2-5.2 5.2")],
  warning: [16, path("M8 1.6 15 14.3H1zM8 6v4m0 1v2", stroke("1.6", { "stroke-linejoin": "round" }))],
  info: [16, circle("8", "6.8", stroke("1.4")), path("M8 7v4.4M8 3.9v1.7", stroke("1.7"))],
  ok: [16, circle("8", "7.2", full), hole("m4.6 8.3 2.3 2.3 4.4-5")],
  no: [16, path("M4.5 8h7", stroke("1.6"))],
  PUBLIC: [12, circle("6", "4.6", full)],
  HIDDEN: [12, circle("6", "4.3", stroke("1.4")), path("M6 1.7a4.3 4.3 0 0 0 0 8.6z", full)],
  INTERNAL: [12, path("M1.9 1.9h8.2v8.2H1.9z", stroke("1.5")), path("M4.4 4.4h3.2v3.2H4.4z", full)],
  EARG: [12, path("M6 .6 11.4 6 6 11.4.6 6z", full)],
  Harg: [12, circle("6", "4.4", stroke("1.3", { "stroke-dasharray": "1.6 1.6" }))],
};

const svg = (name: string, attributes: Record<string, string>, ...children: Node[]) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

export function icon(name: string): SVGElement {
  const [size, ...shapes] = icons[name] ?? [16];
  const children = shapes.map(([shape, attributes]) => svg(shape, attributes));
  return svg("svg", { class: "i", viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true" }, ...children);
}

export const severityMark = (severity: Severity | "ok", text: string = severity) =>
  h("span", { class: `sev sev-${severity}` }, icon(severity), text);

export const laneTag = (lane: Lane) =>
  h(
    "span",
    { class: `lane lane-${lane}`, title: laneText[lane] },
    h("b", { "aria-hidden": "true" }, laneLetter[lane]),
    lane,
  );

export const tierMark = (kind: Kind | null) =>
  kind ? h("span", { class: "tier" }, icon(kind), kind) : h("span", { class: "tier none" }, "no tier");

const sureness: readonly Confidence[] = ["LOW", "INFERRED", "STRONG", "HIGH", "CONFIRMED"];

export function confidenceMark(confidence: Confidence): HTMLElement {
  const bars = sureness.map((_, at) =>
    svg("rect", {
      x: String(at * 3.5),
      y: String(7.8 - at * 1.8),
      width: "2.4",
      height: String(2 + at * 1.8),
      stroke: "currentColor",
      "stroke-width": ".7",
      fill: at <= sureness.indexOf(confidence) ? "currentColor" : "none",
    }),
  );
  const mark = svg("svg", { viewBox: "-.5 0 17.5 10.5", "aria-hidden": "true" }, ...bars);
  return h("span", { class: "conf" }, mark, confidence);
}
