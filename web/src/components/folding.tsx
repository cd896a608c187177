import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** Always open where there is room; on a phone it folds into one line, its summary. */
export function Folding(props: { class: string; summary: ComponentChildren; children: ComponentChildren }) {
  const details = useRef<HTMLDetailsElement>(null);
  const wide = "(min-width: 901px)";
  // Right at the first paint: nothing below it moves.
  const [open] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const media = matchMedia(wide);
    const follow = () => {
      if (details.current) details.current.open = media.matches;
    };
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);
  return (
    <details class={props.class} open={open} ref={details}>
      <summary>{props.summary}</summary>
      {props.children}
    </details>
  );
}
