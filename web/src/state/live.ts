import { signal } from "@preact/signals";

/** What the page's one live region says. */
export const spoken = signal("");

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Says it now; the same words twice are said twice. */
export function announce(text: string): void {
  clearTimeout(waiting);
  spoken.value = spoken.value === text ? `${text}\u00a0` : text;
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
