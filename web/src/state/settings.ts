import { computed, signal } from "@preact/signals";
import type { CheckOptions } from "#engine/types";
import { read, write } from "./store";

/** What a check is asked with: kept in the address and in storage, as words of the contract. */
export const form = signal("auto");
export const pythons: readonly string[] = ["3.10", "3.11", "3.12"];
export const python = signal("3.10");
export const place = signal("auto");
export const version = signal("build");
/** rules that are left out, parted by commas */
export const ignore = signal("");

/** severities that the list of problems leaves out, parted by commas */
export const hidden = signal("");

export const options = computed<CheckOptions>(() => ({
  form: form.value,
  python: python.value,
  place: place.value,
  version: version.value,
  ignore: ignore.value,
}));

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const kept = read("theme");
export const theme = signal<Theme>(themes.find((name) => name === kept) ?? "auto");

export function setTheme(next: Theme): void {
  theme.value = next;
  write("theme", next);
  showTheme();
}

export function showTheme(): void {
  const root = document.documentElement;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
}
