import { signal, useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { flags } from "../state/catalogue";
import type { Hit, hits } from "./jump_hits";

/** Null until the box is used: most who come to check never search. */
const find = signal<typeof hits | null>(null);

/** A load that fails is asked for again with the next key. */
const askForFind = () =>
  import("./jump_hits").then(
    (module) => {
      find.value = module.hits;
    },
    () => undefined,
  );

/** One box to any flag or rule. `/` goes to it from wherever no text is being written. */
export function Jump() {
  const query = useSignal("");
  const active = useSignal(0);
  const open = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const found = (open.value && find.value?.(query.value)) || [];

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target;
      const writing =
        target instanceof HTMLElement &&
        (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
      if (event.key !== "/" || writing || event.ctrlKey || event.metaKey || event.altKey) return;
      const field = document.querySelector<HTMLInputElement>("[data-search]") ?? input.current;
      event.preventDefault();
      field?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  const go = (hit: Hit | undefined) => {
    if (!hit) return;
    location.hash = hit.hash;
    query.value = "";
    open.value = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" && found.length > 0) active.value = (active.value + 1) % found.length;
    else if (event.key === "ArrowUp" && found.length > 0)
      active.value = (active.value - 1 + found.length) % found.length;
    else if (event.key === "Enter") go(found[active.value]);
    else if (event.key === "Escape" && open.value && found.length > 0) open.value = false;
    else if (event.key === "Escape") query.value = "";
    else return;
    event.preventDefault();
  };

  return (
    <div class="jump">
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Jump to a flag or rule"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${active.value}` : undefined}
        placeholder="Jump to a flag or rule"
        autocomplete="off"
        spellcheck={false}
        value={query.value}
        onFocus={askForFind}
        onInput={(event) => {
          if (!find.value) void askForFind();
          query.value = event.currentTarget.value;
          active.value = 0;
          open.value = true;
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          open.value = false;
        }}
      />
      <span class="kbd" aria-hidden="true">
        /
      </span>
      <div class="pop" id={id} role="listbox" aria-label="Flags and rules" hidden={found.length === 0}>
        {found.map((hit, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
          <div
            key={hit.hash}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active.value}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(hit)}
          >
            {hit.node}
          </div>
        ))}
      </div>
      {open.value && query.value.trim() && found.length === 0 && find.value && flags.value && (
        <p class="pop none">No flag or rule by that name.</p>
      )}
    </div>
  );
}
