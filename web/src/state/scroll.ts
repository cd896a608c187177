/** How far each page of this visit was scrolled, by its entry in the history. */
const places = new Map<string, number>();

/** A page that comes back can need some frames until it is as tall as it was. */
const patience = 20;

let entry = entryKey();
let wanted = 0;

/** The name of the current entry, kept in its state; a new entry has none yet. */
function entryKey(): string {
  const state: unknown = history.state;
  if (typeof state === "string") return state;
  const key = String(Math.random());
  try {
    history.replaceState(key, "");
  } catch {
    // Some browsers allow a hundred of these in half a minute; this page will begin at its top.
  }
  return key;
}

/** Remembers where pages are scrolled to. Comes before what shows another page. */
export function followScroll(): void {
  addEventListener("scroll", () => places.set(entry, scrollY), { passive: true });
  addEventListener("popstate", () => {
    entry = entryKey();
    wanted = places.get(entry) ?? 0;
  });
}

/** A new page begins at its top; one that somebody comes back to, where it was left. */
export function scrollToPlace(): void {
  const to = wanted;
  let left = to > 0 ? patience : 0;
  const go = () => {
    scrollTo(0, to);
    if (left-- > 0 && Math.abs(scrollY - to) > 1) requestAnimationFrame(go);
  };
  go();
}
