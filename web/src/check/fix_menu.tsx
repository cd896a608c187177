import { useLayoutEffect, useRef } from "preact/hooks";
import type { Fix } from "#engine/types";
import { Icon } from "../components/marks";
import { plain } from "../components/prose";
import type { Model } from "./model";

export interface MenuPlace {
  left: number;
  bottom: number;
}

/** The fixes at the caret; all fixes where none is there. A menu by the ARIA pattern: arrows, Home, End, Esc, Tab. */
export function FixMenu({ model, place, onClose }: { model: Model; place: MenuPlace; onClose: () => void }) {
  const menu = useRef<HTMLDivElement>(null);
  const fixes = fixesAt(model);

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    // Through the object model, which the policy on inline styles allows.
    element.style.left = `${Math.max(8, Math.min(place.left, innerWidth - element.offsetWidth - 8))}px`;
    element.style.top = `${Math.min(place.bottom + 4, innerHeight - element.offsetHeight - 8)}px`;
    element.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [place]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const active = document.activeElement;
    const at = active instanceof HTMLElement ? items.indexOf(active) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[
      event.key
    ];
    if (to !== undefined) items[to % items.length]?.focus();
    else if (event.key === "Escape" || event.key === "Tab") onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      class="menu"
      role="menu"
      tabIndex={-1}
      aria-label="Fixes at the caret"
      ref={menu}
      onKeyDown={onKeyDown}
      onFocusOut={(event) => {
        if (!(event.relatedTarget instanceof Node && menu.current?.contains(event.relatedTarget))) onClose();
      }}
    >
      {fixes.length === 0 && (
        <button type="button" role="menuitem" aria-disabled="true" onClick={onClose}>
          Nothing to fix here
        </button>
      )}
      {fixes.map((fix) => (
        <button
          key={fix.title + fix.edits[0]?.from}
          type="button"
          role="menuitem"
          onClick={() => {
            model.apply(fix);
            onClose();
          }}
        >
          <Icon name={fix.safe ? "ic-tick" : "ic-ask"} />
          {plain(fix.title)}
        </button>
      ))}
    </div>
  );
}

function fixesAt(model: Model): Fix[] {
  const report = model.report.value;
  if (!report) return [];
  const at = model.caret.value;
  const word = model.current.value === null ? undefined : report.tokens[model.current.value];
  const from = Math.min(at, word?.from ?? at);
  const to = Math.max(at, word?.to ?? at);
  return report.diagnostics
    .filter((problem) => problem.from <= to && problem.to >= from)
    .flatMap((problem) => problem.fixes);
}
