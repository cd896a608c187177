import { effect, signal } from "@preact/signals";
import type { Surface } from "#engine/types";
import { replaceParams, route } from "../state/route";

export const surfaces: readonly { value: Surface; text: string; tiers: string }[] = [
  { value: "help", text: "--help", tiers: "PUBLIC" },
  { value: "hidden", text: "--help-hidden", tiers: "HIDDEN and EARG" },
  { value: "hidden-list", text: "--help-hidden-list", tiers: "INTERNAL, with defaults" },
];

export const commands = ["", "compile", "list-operators"] as const;

/** A terminal's width in columns, as the compiler's help looks for it. */
export const columns = signal(80);
export const narrowest = 40;
export const widest = 200;
export const command = signal<string>("compile");
/** the one that is shown where there is room for one */
export const surface = signal<Surface>("help");

export function setColumns(value: number): void {
  if (Number.isFinite(value)) columns.value = Math.min(widest, Math.max(narrowest, Math.round(value)));
}

/** While the screen is shown, it and the address tell the same. Returns what ends that. */
export function followAddress(): () => void {
  const stopTaking = effect(() => {
    const { screen, params } = route.value;
    if (screen !== "help") return;
    const width = params.get("width");
    if (width) setColumns(Number(width));
    const wanted = params.get("command");
    if (wanted !== null) command.value = commands.find((one) => one === wanted) ?? "compile";
    surface.value = surfaces.find(({ value }) => value === params.get("surface"))?.value ?? surface.peek();
  });
  const stopGiving = effect(() => {
    const params = new URLSearchParams({
      v: "1",
      command: command.value,
      surface: surface.value,
      width: String(columns.value),
    });
    if (route.peek().screen === "help") replaceParams(params);
  });
  return () => {
    stopTaking();
    stopGiving();
  };
}
