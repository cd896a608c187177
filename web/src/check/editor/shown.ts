import { StateEffect, StateField } from "@codemirror/state";
import type { Report } from "#engine/types";

/** What the marks are drawn from. */
export interface Shown {
  report: Report | null;
  /** index into tokens of the word at the caret */
  current: number | null;
}

export const show = StateEffect.define<Shown>();

/** The newest report; while the text is ahead of it, marks are moved along by the editor. */
export const shown = StateField.define<Shown>({
  create: () => ({ report: null, current: null }),
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(show)) return effect.value;
    return value;
  },
});
