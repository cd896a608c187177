import { effect, signal } from "@preact/signals";
import type { HelpText, Surface } from "#engine/types";
import { engine } from "../engine/engine";
import { usualHelp } from "../state/catalogue";
import { replaceParams, route } from "../state/route";
import { python } from "../state/settings";
import { usual } from "./usual";

export const surfaces: readonly { value: Surface; text: string; tiers: string }[] = [
  { value: "help", text: "--help", tiers: "PUBLIC" },
  { value: "hidden", text: "--help-hidden", tiers: "HIDDEN and EARG" },
  { value: "hidden-list", text: "--help-hidden-list", tiers: "INTERNAL, with defaults" },
];

export const commands = ["", "compile", "list-operators"] as const;

/** A terminal's width in columns, as the compiler's help looks for it. */
export const columns = signal<number>(usual.columns);
export const narrowest = 40;
export const widest = 200;
export const command = signal<string>(usual.command);
/** the one that is shown where there is room for one */
export const surface = signal<Surface>("help");

/** A help text as it is asked for; the usual one needs no core. Null until it is there. */
export function printed(surface: Surface): HelpText | null {
  const isUsual =
    command.value === usual.command && columns.value === usual.columns && python.value === usual.python;
  if (!isUsual) return engine.help(surface, command.value, columns.value, python.value);
  return usualHelp.value?.find((help) => help.surface === surface) ?? null;
}

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
    if (wanted !== null) command.value = commands.find((one) => one === wanted) ?? usual.command;
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
