import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Icon, LaneTag, TierMark } from "../components/marks";
import { plain } from "../components/prose";
import { flags } from "../state/catalogue";
import { flagHash } from "../state/route";
import { search } from "./search";
import { query } from "./view";

const suggestions = 5;

/** The search box: the table filters as one types, and the best five can be opened at once. */
export function Find() {
  const open = useSignal(false);
  const active = useSignal<number | null>(null);
  const id = useId();
  const found =
    open.value && query.value.trim() ? search(flags.value ?? [], query.value).slice(0, suggestions) : [];
  const shown = found.length > 0;

  const move = (step: number) => {
    const now = active.value;
    active.value =
      now === null ? (step > 0 ? 0 : found.length - 1) : (now + step + found.length) % found.length;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = active.value === null ? undefined : found[active.value];
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && shown) {
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && chosen) {
      location.hash = flagHash(chosen);
    } else if (event.key === "Enter" && shown) {
      open.value = false;
    } else if (event.key === "Escape" && shown) {
      open.value = false;
      active.value = null;
    } else if (event.key === "Escape" && query.value) {
      query.value = "";
    } else {
      return;
    }
    event.preventDefault();
  };
  return (
    <div class="find">
      <Icon name="ic-search" />
      <input
        type="text"
        data-search
        role="combobox"
        aria-label="Search flags"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={id}
        aria-activedescendant={shown && active.value !== null ? `${id}-${active.value}` : undefined}
        placeholder="Name, alias, value or words"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
          open.value = true;
          active.value = null;
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          open.value = false;
        }}
      />
      {query.value && (
        <button
          type="button"
          class="clear"
          aria-label="Clear the search"
          onClick={(event) => {
            query.value = "";
            event.currentTarget.parentElement?.querySelector("input")?.focus();
          }}
        >
          <Icon name="ic-cross" />
        </button>
      )}
      <div class="pop" id={id} role="listbox" aria-label="Best matches" hidden={!shown}>
        {found.map((flag, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
          <div
            key={flagHash(flag)}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active.value}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              location.hash = flagHash(flag);
            }}
          >
            <code>
              <Marked text={flag.name} query={query.value} />
            </code>
            <TierMark kind={flag.kind} />
            <LaneTag lane={flag.lane} />
            <p>{plain(flag.summary)}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The searched words inside a name. */
function Marked({ text, query }: { text: string; query: string }) {
  const word = query
    .toLowerCase()
    .split(/\s+/)
    .find((one) => one && text.toLowerCase().includes(one));
  if (!word) return <>{text}</>;
  const at = text.toLowerCase().indexOf(word);
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + word.length)}</mark>
      {text.slice(at + word.length)}
    </>
  );
}
