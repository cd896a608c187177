import { FlaglaneCheck } from "./check";
import { FlaglaneFlag } from "./flag";
import { FlaglaneTable } from "./table";

export { FlaglaneCheck, FlaglaneFlag, FlaglaneTable };

({ FlaglaneCheck, FlaglaneFlag, FlaglaneTable }) satisfies typeof import("./face.d.mts");

// A page may hold the module twice, under two addresses; the first one stays.
for (const [name, element] of [
  ["flaglane-flag", FlaglaneFlag],
  ["flaglane-check", FlaglaneCheck],
  ["flaglane-table", FlaglaneTable],
] as const)
  if (!customElements.get(name)) customElements.define(name, element);
