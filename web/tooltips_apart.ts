import type { Plugin } from "vite";

/** What @codemirror/view has about tooltips: one block of its one file, which nothing before or behind it needs. */
const [begins, ends] = ["\nconst Outside = ", "\nconst panelConfig = "];
const told = [
  "activateHover",
  "closeHoverTooltip",
  "closeHoverTooltips",
  "getTooltip",
  "hasHoverTooltips",
  "hoverTooltip",
  "repositionTooltips",
  "showTooltip",
  "tooltips",
];
/** What it needs of the rest, and the package keeps to itself. */
const inner = ["browser", "getScrollMargins"];
const needs = `
import { Facet, MapMode, StateEffect, StateField } from "@codemirror/state";
import elt from "crelt";
import { ${inner}, Direction, EditorView, logException, ViewPlugin } from "./index.js?rest";
`;

/**
 * CodeMirror's tooltips as a module of their own. They are a twentieth of the editor, and come with what shows them: the
 * offers and the card under the mouse.
 */
export function tooltipsApart(): Plugin {
  return {
    name: "flaglane-tooltips-apart",
    apply: "build",
    transform(code, id) {
      const part = /\/@codemirror\/view\/dist\/index\.js(\?tooltips|\?rest|)$/.exec(id)?.[1];
      if (part === undefined) return;
      const [from, to] = [code.indexOf(begins), code.indexOf(ends)];
      const list = code.lastIndexOf("\nexport { ");
      if (from < 0 || to < from || list < to)
        this.error("@codemirror/view has changed: see tooltips_apart.ts");
      const all = code.slice(list + "\nexport".length).match(/[\w$]+/g) ?? [];
      const rest = all.filter((name) => !told.includes(name));
      const parts = {
        "": `export { ${rest} } from "./index.js?rest";\nexport { ${told} } from "./index.js?tooltips";`,
        "?rest": `${code.slice(0, from)}${code.slice(to, list)}\nexport { ${[...rest, ...inner]} };`,
        "?tooltips": `${needs}${code.slice(from, to)}\nexport { ${told} };`,
      };
      return { code: parts[part as keyof typeof parts], map: null, moduleSideEffects: false };
    },
  };
}
