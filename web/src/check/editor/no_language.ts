import { Facet } from "@codemirror/state";

/**
 * What CodeMirror's commands and completion ask of a language, answered for text that has none. The build puts it in the
 * place of @codemirror/language and @lezer/common, which are a seventh of the editor and would say the same: see
 * withoutLanguage in vite.config.ts.
 */

export const indentUnit = Facet.define<string, string>({ combine: ([first]) => first ?? "  " });

export const getIndentUnit = () => 2;

export const indentString = (_state: unknown, columns: number) => " ".repeat(columns);

/** null: a new line begins where the line before it does. */
export const getIndentation = () => null;

export class IndentContext {
  lineIndent(): number {
    return 0;
  }
}

export const matchBrackets = () => null;

const node = {
  name: "",
  type: { prop: () => undefined },
  parent: null,
  childBefore: () => null,
  childAfter: () => null,
};

/** A tree of one node without a name. */
export const syntaxTree = () => ({ resolveInner: () => node, resolveStack: () => null });

export const NodeProp = { closedBy: null, openedBy: null };
