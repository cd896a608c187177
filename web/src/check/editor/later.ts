import { StateEffect } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { Model } from "../model";

/** Offers and cards come with the first focus, or with the mouse: a text that is only looked at needs none. */
export function atWorkFromTouchOn(model: Model) {
  let state: "not asked" | "asked" | "there" | "failed" = "not asked";
  let mouse: MouseEvent | null = null;
  const ask = (view: EditorView) => {
    state = "asked";
    const { doc } = view.state;
    import("./at_work").then(
      ({ atWork, startCompletion }) => {
        state = "there";
        view.dispatch({ effects: StateEffect.appendConfig.of(atWork(model)) });
        // What was typed in the meantime asked nobody, and a mouse that rests by now tells nobody of itself.
        if (view.hasFocus && view.state.doc !== doc) startCompletion(view);
        if (mouse) mouse.target?.dispatchEvent(new MouseEvent("mousemove", mouse));
      },
      () => {
        state = "failed";
      },
    );
  };
  return [
    EditorView.updateListener.of(({ view }) => {
      if (view.hasFocus && (state === "not asked" || state === "failed")) ask(view);
    }),
    EditorView.domEventObservers({
      mousemove(event, view) {
        if (state === "there") return;
        mouse = event;
        if (state === "not asked") ask(view);
      },
      mouseleave() {
        mouse = null;
      },
    }),
  ];
}
