import { useEffect, useRef } from "preact/hooks";
import { applyEdits } from "./edits";
import type { Model, TextBox } from "./model";

export interface PlainProps {
  model: Model;
  label: string;
  describedBy: string;
  placeholder: string;
  onReady: (area: HTMLTextAreaElement) => void;
}

/** The editable text of the first paint. CodeMirror takes it over, words, selection and focus; without it, it stays. */
export function PlainBox({ model, label, describedBy, placeholder, onReady }: PlainProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!area.current) return;
    const element = area.current;
    const box = plainBox(element, model);
    model.box.value = box;
    onReady(element);
    return () => {
      if (model.box.value === box) model.box.value = null;
    };
  }, [model, onReady]);
  const place = (element: HTMLTextAreaElement) => {
    model.caret.value =
      element.selectionDirection === "backward" ? element.selectionStart : element.selectionEnd;
  };
  return (
    <textarea
      ref={area}
      class="plain"
      aria-label={label}
      aria-describedby={describedBy}
      placeholder={placeholder}
      spellcheck={false}
      autocapitalize="off"
      autocomplete="off"
      rows={Math.min(20, model.text.value.split("\n").length)}
      value={model.text.value}
      onInput={(event) => {
        model.text.value = event.currentTarget.value;
        place(event.currentTarget);
      }}
      onSelect={(event) => place(event.currentTarget)}
      onCompositionStart={(event) => {
        event.currentTarget.dataset.composing = "";
      }}
      onCompositionEnd={(event) => {
        delete event.currentTarget.dataset.composing;
      }}
      onKeyDown={(event) => {
        if (event.key === "F8") model.nextProblem(event.shiftKey ? -1 : 1);
        else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) model.applyAll();
        else return;
        event.preventDefault();
      }}
    />
  );
}

function plainBox(element: HTMLTextAreaElement, model: Model): TextBox {
  return {
    replace(edits, caret) {
      model.text.value = applyEdits(model.text.value, edits);
      element.value = model.text.value;
      element.setSelectionRange(caret, caret);
    },
    // From its end to its start, so that the caret stands where the range begins.
    select: (from, to) => element.setSelectionRange(from, to, "backward"),
    focus: () => element.focus(),
  };
}
