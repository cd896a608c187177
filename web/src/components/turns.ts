import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/**
 * A counter that grows by one a task up to `last`, from when it is first used with `begin`. What is drawn by it comes in
 * parts, and a key that is pressed meanwhile is not held up by all of them.
 */
export function createTurns(last: number) {
  const turn = signal(0);
  return function useTurn(begin: boolean): number {
    const now = turn.value;
    useEffect(() => {
      if (!begin || now >= last) return;
      const timer = setTimeout(() => {
        turn.value = now + 1;
      });
      return () => clearTimeout(timer);
    }, [begin, now]);
    return now;
  };
}
