import { signal } from "@preact/signals";

/** What the page's one live region says. */
export const spoken = signal("");

/** What it says is shown too: it failed, and nothing else on the screen tells why. */
export const loud = signal(false);

/** How long that stays, if nothing else is said. */
const shownFor = 8000;

let waiting: ReturnType<typeof setTimeout> | undefined;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says it now; the same words twice are said twice. */
export function announce(text: string): void {
  clearTimeout(waiting);
  loud.value = false;
  spoken.value = spoken.value === text ? `${text}\u00a0` : text;
}

/** Says why something that was asked for was not done. */
export function announceFailure(text: string): void {
  announce(text);
  loud.value = true;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    loud.value = false;
  }, shownFor);
}

let result = "";

/** Says a result when nothing else came for half a second, while somebody types; the same one is not said again. */
export function announceLater(text: string): void {
  clearTimeout(waiting);
  if (text === result) return;
  waiting = setTimeout(() => {
    result = text;
    announce(text);
  }, 500);
}
