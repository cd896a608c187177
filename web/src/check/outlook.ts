import { batch, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Report } from "#engine/types";
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

/** A check that takes longer than these milliseconds is not asked again in the same frame. */
const quick = 3;

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 60);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(handle);
};

/**
 * Where the safe fixes would lead. It takes several checks, so it comes after the frame that shows the report itself,
 * except where checks are quick.
 */
export function createOutlook(
  text: ReadonlySignal<string>,
  report: ReadonlySignal<Report | null>,
  check: (text: string) => Report | null,
  cost: () => number,
): Outlook {
  const fixed = signal<Fixed | null>(null);
  const pending = signal(false);
  let cancel = () => {};

  const settle = (next: Fixed | null) =>
    batch(() => {
      fixed.value = next;
      pending.value = false;
    });
  const work = (now: Report) => {
    const after = applySafeFixes(text.peek(), now, check);
    settle(after.text === text.peek() ? null : after);
  };
  const stop = effect(() => {
    const now = report.value;
    cancel();
    untracked(() => {
      if (!now || text.peek().length > longest || countSafe(now) === 0) settle(null);
      else if (cost() < quick) work(now);
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
