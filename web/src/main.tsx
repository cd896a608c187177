import { render } from "preact";
import { App } from "./app";
import { startCore } from "./engine/engine";
import { registerWorker } from "./state/offline";
import { followHash, route } from "./state/route";
import { startSession } from "./state/session";
import { showTheme } from "./state/settings";

showTheme();
followHash();
void startCore();
// The editor is on its way beside the core; without it, the plain text stays.
if (route.value.screen === "check") import("./check/editor/mount").catch(() => undefined);

// What was typed into the first paint comes along, and so does the caret.
const first = document.querySelector<HTMLTextAreaElement>("#first");
const typed = first?.value ?? "";
const focused = first !== null && document.activeElement === first;
const caret = first?.selectionStart ?? 0;
startSession(typed);

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

addEventListener("load", () => setTimeout(registerWorker, 1000), { once: true });
if (document.readyState === "complete") setTimeout(registerWorker, 1000);
