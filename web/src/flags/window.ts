import { useEffect, useRef, useState } from "preact/hooks";

export interface Window {
  /** index of the first and behind the last row that is drawn */
  first: number;
  last: number;
  /** pixels that the rows before and behind them would take */
  above: number;
  below: number;
}

/** Rows beyond the edges of the screen, so that a fast wheel finds them drawn. */
const spare = 12;

/**
 * Which rows of a long table are near the screen. Rows have one height; open details, by index, have their own.
 * Only those are drawn, the rest is empty space of the same size.
 */
export function useWindow(total: number, rowHeight: number, details: ReadonlyMap<number, number>) {
  const box = useRef<HTMLDivElement>(null);
  const [scroll, setScroll] = useState({ top: 0, height: innerHeight });

  useEffect(() => {
    const look = () => {
      if (!box.current) return;
      const top = Math.max(0, -box.current.getBoundingClientRect().top);
      setScroll((before) =>
        Math.abs(before.top - top) < rowHeight && before.height === innerHeight
          ? before
          : { top, height: innerHeight },
      );
    };
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [rowHeight]);

  return { box, window: windowOf(total, rowHeight, details, scroll) };
}

export function windowOf(
  total: number,
  rowHeight: number,
  details: ReadonlyMap<number, number>,
  scroll: { top: number; height: number },
): Window {
  const open = [...details].sort(([a], [b]) => a - b);
  /** the index of the row at a height */
  const rowAt = (height: number) => {
    let left = height;
    let row = 0;
    for (const [index, size] of open) {
      const before = (index + 1 - row) * rowHeight;
      if (left < before) break;
      left = Math.max(0, left - before - size);
      row = index + 1;
    }
    return row + Math.floor(left / rowHeight);
  };
  const heightOf = (from: number, to: number) =>
    (to - from) * rowHeight +
    open.reduce((sum, [index, size]) => (index >= from && index < to ? sum + size : sum), 0);

  const first = Math.max(0, Math.min(total, rowAt(scroll.top) - spare));
  const last = Math.min(total, rowAt(scroll.top + scroll.height) + 1 + spare);
  return { first, last, above: heightOf(0, first), below: heightOf(last, total) };
}
