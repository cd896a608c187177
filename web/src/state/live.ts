import { signal } from "@preact/signals";

/** What the page's one live region says. */
export const spoken = signal("");

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Says it now; the same words twice are said twice. */
export function announce(text: string): void {
  clearTimeout(waiting);
  spoken.value = spoken.value === text ? `${text}\u00a0` : text;
}

/** Says it when nothing else came for half a second: a result while somebody types. */
export function announceLater(text: string): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => announce(text), 500);
}
