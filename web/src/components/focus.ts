/**
 * After what was pressed took its own button away: once the page is drawn anew, the focus goes to what `find` gives, or to
 * the panel around it. Without this it would fall back to the top of the page.
 */
export function keepFocusNear(
  pressed: EventTarget | null,
  find?: (panel: HTMLElement) => HTMLElement | null,
): void {
  const panel = pressed instanceof Element ? pressed.closest<HTMLElement>("section") : null;
  requestAnimationFrame(() => {
    if (!panel?.isConnected || document.activeElement !== document.body) return;
    const next = find?.(panel);
    if (!next) panel.tabIndex = -1;
    (next ?? panel).focus({ preventScroll: !next });
  });
}
