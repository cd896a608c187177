import { EditorView } from "@codemirror/view";

/**
 * Typing over a selection. A browser that replaces styled text by itself keeps the style in an inline attribute, which the
 * page's policy refuses with a message in the console. So the selection is replaced here, before the browser does.
 */
export const typingOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data } = event;
    if (inputType !== "insertText" || !data || view.composing || view.state.selection.main.empty)
      return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
  compositionstart(_event, view) {
    // An input method's text cannot be taken over; without a selection it has nothing to replace.
    if (!view.state.selection.main.empty)
      view.dispatch(view.state.replaceSelection(""), { userEvent: "delete.selection" });
    return false;
  },
});
