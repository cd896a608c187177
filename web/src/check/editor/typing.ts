import { EditorView } from "@codemirror/view";

/** What is typed over. The browser knows of it a moment before the editor does. */
function selected(event: InputEvent, view: EditorView): { from: number; to: number } {
  const chosen = document.getSelection();
  const range = event.getTargetRanges()[0] ?? (chosen?.rangeCount ? chosen.getRangeAt(0) : null);
  const own = (node: Node) => view.contentDOM.contains(node);
  if (!range || !own(range.startContainer) || !own(range.endContainer)) return view.state.selection.main;
  return {
    from: view.posAtDOM(range.startContainer, range.startOffset),
    to: view.posAtDOM(range.endContainer, range.endOffset),
  };
}

/**
 * Typing over a selection. A browser that replaces styled text by itself keeps the style in an inline attribute, which the
 * page's policy refuses with a message in the console. So the selection is replaced here, before the browser does.
 */
export const typingOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data } = event;
    if (inputType !== "insertText" || !data || view.composing) return false;
    const { from, to } = selected(event, view);
    if (from === to) return false;
    event.preventDefault();
    // Dictation and text expanders can bring lines of their own; to the editor each break is one character.
    const insert = view.state.toText(data);
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: from + insert.length },
      userEvent: "input.type",
      scrollIntoView: true,
    });
    return true;
  },
  compositionstart(_event, view) {
    // An input method's text cannot be taken over; without a selection it has nothing to replace.
    if (!view.state.selection.main.empty)
      view.dispatch(view.state.replaceSelection(""), { userEvent: "delete.selection" });
    return false;
  },
});
