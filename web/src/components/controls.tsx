import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { announce, announceFailure } from "../state/live";
import { Icon } from "./marks";

export interface Choice<T extends string> {
  value: T;
  text: string;
}

/** A few choices side by side: a radio group, arrows move in it. */
export function Segments<T extends string>(props: {
  legend: string;
  choices: readonly Choice<T>[];
  value: string;
  onChange: (value: T) => void;
  class?: string;
}) {
  const name = useId();
  return (
    <fieldset class={`seg ${props.class ?? ""}`}>
      <legend class="vh">{props.legend}</legend>
      {props.choices.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

export function Select<T extends string>(props: {
  label: string;
  choices: readonly Choice<T>[];
  value: string;
  onChange: (value: T) => void;
}) {
  return (
    <label class="field">
      <span class="lab">{props.label}</span>
      <select
        value={props.value}
        onChange={(event) => {
          const chosen = props.choices.find(({ value }) => value === event.currentTarget.value);
          if (chosen) props.onChange(chosen.value);
        }}
      >
        {props.choices.map(({ value, text }) => (
          <option key={value} value={value} selected={value === props.value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Writes to the clipboard; false where the browser does not let us. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For pages that are opened from a disk or over plain http. */
function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "vh";
  document.body.append(area);
  const before = document.activeElement;
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Copies what `text` gives at that moment, and says so. It gives "" where that is too long for a link. */
export function CopyButton(props: {
  what: string;
  text: () => string;
  icon?: string;
  class?: string;
  children: ComponentChildren;
}) {
  const done = useSignal<"" | "yes" | "no">("");
  const copy = async () => {
    const text = props.text();
    const worked = text !== "" && (await copyText(text));
    done.value = worked ? "yes" : "no";
    if (worked) announce(`${props.what} copied.`);
    else if (text === "") announceFailure("This text is too long for a link. Please copy the text itself.");
    else announceFailure("This browser does not let the page copy. Please select and copy by hand.");
    setTimeout(() => {
      done.value = "";
    }, 1600);
  };
  const shownIcon = done.value === "yes" ? "ic-tick" : done.value === "no" ? "ic-cross" : props.icon;
  return (
    <button type="button" class={`btn ${props.class ?? ""}`} onClick={copy}>
      {shownIcon && <Icon name={shownIcon} />}
      {props.children}
    </button>
  );
}
