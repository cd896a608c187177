import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Flag } from "#engine/types";
import { useMedia } from "../components/media";
import { asRow, asTable } from "../components/roles";
import { Detail } from "./detail";
import { type Column, columns as sortable } from "./facets";
import { FlagRow } from "./row";
import { open, query, rows, sortBy, sorting } from "./view";
import { useWindow } from "./window";

const heads: { column: Column | null; text: string; name: string }[] = [
  { column: "name", text: "Flag", name: "nm" },
  { column: "tier", text: "Tier", name: "tr" },
  { column: "lane", text: "Lane", name: "ln" },
  { column: "job", text: "Job", name: "jb" },
  { column: "default", text: "Default", name: "df" },
  { column: null, text: "Values", name: "ty" },
  { column: "conf", text: "Confidence", name: "cf" },
  { column: null, text: "What it does", name: "sm" },
];

/** Height of a row in pixels, as flags.css sets it: one line, or a stacked block on a phone. */
const lineHeight = 34;
const blockHeight = 104;

export const rowKey = (flag: Flag, index: number) => `${index} ${flag.lane} ${flag.command} ${flag.name}`;

export function FlagTable() {
  const narrow = useMedia("(max-width: 900px)");
  const printing = usePrinting();
  const heights = useSignal<ReadonlyMap<string, number>>(new Map());
  const list = rows.value;
  const details = new Map<number, number>();
  if (open.value.size > 0)
    list.forEach((flag, index) => {
      const key = rowKey(flag, index);
      if (open.value.has(key)) details.set(index, heights.value.get(key) ?? 320);
    });
  const { box, window } = useWindow(list.length, narrow ? blockHeight : lineHeight, details);
  const { first, last, above, below } = printing
    ? { first: 0, last: list.length, above: 0, below: 0 }
    : window;
  useLayoutEffect(() => {
    // The room of rows that are not drawn.
    if (!box.current) return;
    box.current.style.paddingTop = `${above}px`;
    box.current.style.paddingBottom = `${below}px`;
  }, [box, above, below]);
  const order = sorting.value ?? (query.value.trim() ? null : { by: "name", down: false });

  const toggle = (key: string) => {
    const next = new Set(open.value);
    if (!next.delete(key)) next.add(key);
    open.value = next;
  };
  return (
    <div class="tablewrap" ref={box}>
      <table class="flags" {...asTable} aria-rowcount={list.length + 1}>
        <caption class="vh">Flags of neuronx-cc, its backend and its tools</caption>
        <thead>
          <tr {...asRow} aria-rowindex={1}>
            <td class="xc" />
            {heads.map(({ column, text, name }) => (
              <th
                key={name}
                scope="col"
                class={name}
                aria-sort={
                  column && order?.by === column ? (order.down ? "descending" : "ascending") : undefined
                }
              >
                {column && sortable.includes(column) ? (
                  <button type="button" onClick={() => sortBy(column)}>
                    {text}
                  </button>
                ) : (
                  text
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.slice(first, last).map((flag, at) => {
            const index = first + at;
            const key = rowKey(flag, index);
            const isOpen = open.value.has(key);
            // With its key the row stays the same element while others come and go around it, and keeps the focus.
            return (
              <Fragment key={key}>
                <FlagRow flag={flag} index={index} open={isOpen} onToggle={() => toggle(key)} />
                {isOpen && (
                  <Detail
                    flag={flag}
                    onHeight={(height) => {
                      if (heights.peek().get(key) !== height)
                        heights.value = new Map(heights.peek()).set(key, height);
                    }}
                  />
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** On paper every row is drawn, up to a number that a printer can be asked for. */
function usePrinting(): boolean {
  const printing = useSignal(false);
  useEffect(() => {
    const media = matchMedia("print");
    const follow = () => {
      printing.value = media.matches && rows.peek().length <= 2000;
    };
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [printing]);
  return printing.value;
}
