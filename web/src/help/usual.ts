import type { Surface } from "#engine/types";

/** How the help texts are asked for unless somebody chooses otherwise; the build publishes them so. */
export const usual = { command: "compile", columns: 80, python: "3.10" } as const;

/** What `help` answers for each surface when it is so asked. */
export function askUsual<T>(
  help: (surface: Surface, command: string, columns: number, python: string) => T,
): T[] {
  const surfaces: Surface[] = ["help", "hidden", "hidden-list"];
  return surfaces.map((surface) => help(surface, usual.command, usual.columns, usual.python));
}
