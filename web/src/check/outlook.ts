import { batch, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Report } from "#engine/types";
import { whenIdle } from "../components/idle";
import { applySafeFixes, countSafe } from "./edits";

/** A text and its report as all safe fixes would leave them. */
export interface Fixed {
  text: string;
  report: Report;
}

export interface Outlook {
  fixed: ReadonlySignal<Fixed | null>;
  pending: ReadonlySignal<boolean>;
  dispose(): void;
}

/** Above this many characters the outlook is left out. */
const longest = 20_000;

/** What took longer than these milliseconds the last time is not done in the same frame. */
const quick = 1.5;

/**
 * Where the safe fixes would lead. It takes several checks, so it comes after the frame that shows the report itself,
 * except where checks are quick.
 */
export function createOutlook(
  text: ReadonlySignal<string>,
  report: ReadonlySignal<Report | null>,
  check: (text: string) => Report | null,
): Outlook {
  const fixed = signal<Fixed | null>(null);
  const pending = signal(false);
  let cancel = () => {};
  /** milliseconds of the last outlook; the first one never holds up the first report */
  let cost = Number.POSITIVE_INFINITY;

  const settle = (next: Fixed | null) =>
    batch(() => {
      fixed.value = next;
      pending.value = false;
    });
  const work = (now: Report) => {
    const begun = performance.now();
    const after = applySafeFixes(text.peek(), now, check);
    cost = performance.now() - begun;
    settle(after.text === text.peek() ? null : after);
  };
  const stop = effect(() => {
    const now = report.value;
    cancel();
    untracked(() => {
      if (!now || text.peek().length > longest || countSafe(now) === 0) settle(null);
      else if (cost < quick) work(now);
      else {
        // What stood there stays, shown as old, so that nothing flickers and nothing moves from key to key.
        pending.value = true;
        cancel = whenIdle(() => work(now));
      }
    });
  });
  return {
    fixed,
    pending,
    dispose() {
      stop();
      cancel();
    },
  };
}
