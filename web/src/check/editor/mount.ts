import { history, historyKeymap, isolateHistory, redo, standardKeymap, undo } from "@codemirror/commands";
import { EditorState, Prec } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers, placeholder } from "@codemirror/view";
import { batch, effect } from "@preact/signals";
import type { Model, TextBox } from "../model";
import { severityGutter } from "./gutter";
import { atWorkFromTouchOn } from "./later";
import { marks } from "./marks";
import { type Shown, show, shown } from "./shown";
import { typingOverSelection } from "./typing";

export interface EditorOptions {
  label: string;
  /** ids of what describes the text: the verdict */
  describedBy: string;
  placeholder: string;
  selection: { from: number; to: number };
  /** asked for by Ctrl+. with the caret's place on the screen */
  onFixMenu: (at: { left: number; bottom: number }) => void;
}

/** The editor in `parent`, bound to a model. Returns what ends it. */
export function mountEditor(parent: HTMLElement, model: Model, options: EditorOptions): () => void {
  const { from, to } = options.selection;
  const now = (): Shown => ({
    report: model.report.value,
    current: model.current.value,
  });
  const isShown = (next: Shown) => {
    const { report, current } = view.state.field(shown);
    return next.report === report && next.current === current;
  };
  let telling = false;
  const view = new EditorView({
    parent,
    // The model hears of a change before it is drawn: the text and its marks are then one update, laid out once.
    dispatchTransactions(changes) {
      const last = changes.at(-1);
      const textChanged = changes.some(({ docChanged }) => docChanged);
      if (!last || !(textChanged || changes.some(({ selection }) => selection))) return view.update(changes);
      telling = true;
      batch(() => {
        model.caret.value = last.newSelection.main.head;
        if (textChanged) model.text.value = last.newDoc.toString();
      });
      telling = false;
      const next = now();
      if (isShown(next)) return view.update(changes);
      view.update([...changes, last.state.update({ effects: show.of(next) })]);
    },
    state: EditorState.create({
      doc: model.text.value,
      selection: { anchor: from, head: to },
      extensions: [
        lineNumbers(),
        severityGutter,
        history(),
        drawSelection(),
        EditorView.lineWrapping,
        placeholder(options.placeholder),
        Prec.high(keymap.of(keys(model, options))),
        keymap.of([...historyKeymap, ...standardKeymap]),
        shown,
        marks,
        typingOverSelection,
        atWorkFromTouchOn(model),
        EditorView.contentAttributes.of({
          "aria-label": options.label,
          "aria-describedby": options.describedBy,
          spellcheck: "false",
          autocapitalize: "off",
          autocorrect: "off",
        }),
      ],
    }),
  });

  const stopShowing = effect(() => {
    const next = now();
    if (!telling && !isShown(next)) view.dispatch({ effects: show.of(next) });
  });
  // The editor may have turned line ends into its own.
  model.text.value = view.state.doc.toString();
  const box = textBox(view);
  model.box.value = box;
  return () => {
    stopShowing();
    if (model.box.value === box) model.box.value = null;
    view.destroy();
  };
}

function textBox(view: EditorView): TextBox {
  return {
    replace(edits, caret) {
      const changes = edits.map(({ from, to, text }) => ({ from, to, insert: text }));
      view.dispatch({
        changes,
        selection: { anchor: Math.min(caret, view.state.changes(changes).newLength) },
        annotations: isolateHistory.of("full"),
        userEvent: "input.fix",
        scrollIntoView: true,
      });
    },
    select(from, to) {
      const end = view.state.doc.length;
      view.dispatch({
        selection: { anchor: Math.min(to, end), head: Math.min(from, end) },
        scrollIntoView: true,
      });
    },
    focus: () => view.focus(),
    undo: (again) => (again ? redo : undo)(view),
  };
}

function keys(model: Model, options: EditorOptions) {
  const does = (work: () => void) => () => {
    work();
    return true;
  };
  return [
    { key: "F8", run: does(() => model.nextProblem(1)), shift: does(() => model.nextProblem(-1)) },
    { key: "Mod-Enter", run: does(() => model.applyAll()) },
    {
      key: "Mod-.",
      run(view: EditorView) {
        const at = view.coordsAtPos(view.state.selection.main.head);
        if (at) options.onFixMenu(at);
        return true;
      },
    },
  ];
}
