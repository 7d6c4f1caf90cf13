/** Moves the focus to an element of a map, if it is on the map. Nothing scrolls. */
export function focusWithin(host: HTMLElement, element: HTMLElement | null | undefined): void {
  if (host.contains(document.activeElement)) element?.focus({ preventScroll: true });
}
