// The public face of the elements, published as elements.d.mts; elements.ts is checked against it.
import type { Report } from "#engine/types";

/** `<flaglane-flag name lane command site theme>`: the card of one flag. */
export class FlaglaneFlag extends HTMLElement {}

/**
 * `<flaglane-check form python place sdk ignore readonly label site theme>`: a checker for the text inside. Fires
 * `flaglane-report` after each check.
 */
export class FlaglaneCheck extends HTMLElement {
  /** The text in the box. Setting it checks it. */
  value: string;
  /** The report on what is in the box; undefined before the core is there. */
  readonly report: Report | undefined;
}

/** `<flaglane-table lane tier label site theme>`: the flags as a list to search. */
export class FlaglaneTable extends HTMLElement {}

declare global {
  interface HTMLElementTagNameMap {
    "flaglane-flag": FlaglaneFlag;
    "flaglane-check": FlaglaneCheck;
    "flaglane-table": FlaglaneTable;
  }
  interface HTMLElementEventMap {
    "flaglane-report": CustomEvent<Report>;
  }
}
