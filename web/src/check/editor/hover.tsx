import { hoverTooltip } from "@codemirror/view";
import { render } from "preact";
import { findFlag } from "../../state/catalogue";
import { HoverCard } from "../hover_card";
import { tokenAt } from "../model";
import { shown } from "./shown";

/** The card under the mouse. The same facts stand beside the text for whoever moves the caret. */
export const hover = hoverTooltip(
  (view, at) => {
    const { report } = view.state.field(shown);
    if (!report) return null;
    const index = tokenAt(report.tokens, at);
    const token = index === null ? undefined : report.tokens[index];
    if (!token || token.to > view.state.doc.length) return null;
    const problems = report.diagnostics.filter(({ from, to }) => from <= at && at <= to);
    return {
      pos: token.from,
      end: token.to,
      above: true,
      create() {
        const dom = document.createElement("div");
        render(<HoverCard token={token} flag={findFlag(token.lane, token.flag)} problems={problems} />, dom);
        return { dom, destroy: () => render(null, dom) };
      },
    };
  },
  { hideOnChange: true, hoverTime: 350 },
);
