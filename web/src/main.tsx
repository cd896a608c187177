import { render } from "preact";
import { App } from "./app";
import { screenLoaded } from "./components/lazily";
import { allowCore, wakeCore } from "./engine/engine";
import { askAhead, listsCame } from "./state/catalogue";
import { registerWorker } from "./state/offline";
import { followHash } from "./state/route";
import { followScroll } from "./state/scroll";
import { startSession } from "./state/session";
import { showTheme } from "./state/settings";

showTheme();
followScroll();
followHash();

// iOS zooms into a field of small text when it is tapped, and not back. People can zoom by hand there nonetheless.
if (CSS.supports("-webkit-touch-callout", "none"))
  document
    .querySelector("meta[name=viewport]")
    ?.setAttribute("content", "width=device-width, initial-scale=1, maximum-scale=1");

askAhead();

const first = document.querySelector<HTMLTextAreaElement>("#first");
// The screen is painted first, with its list where it is one of a list; the core, ten times as heavy, comes behind that.
void startSession(() => first?.value ?? "")
  .then(show)
  .then(screenLoaded)
  .then(() => listsCame(2000))
  .then(() => afterPaint(allowCore));

// The offline copy brings the core too. Where there can be none, it comes by itself.
const settle = () => setTimeout(() => registerWorker().catch(wakeCore), 1000);
if (document.readyState === "complete") settle();
else addEventListener("load", settle, { once: true });

/** The app in the place of the first paint, whose focus and caret come along. */
function show(): void {
  const focused = first !== null && document.activeElement === first;
  const caret = first?.selectionStart ?? 0;
  const app = document.querySelector("#app");
  if (app) {
    app.replaceChildren();
    render(<App />, app);
  }
  if (focused) {
    const area = document.querySelector<HTMLTextAreaElement>("textarea.plain");
    area?.focus();
    area?.setSelectionRange(caret, caret);
  }
}

/** A hidden tab paints nothing; there, and where a paint is long in coming, time does as well. */
function afterPaint(work: () => void): void {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.visibilityState === "hidden" ? 0 : 1000);
}
