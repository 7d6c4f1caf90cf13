/** Removes an entry from a list of links to sections. A link with the focus leaves it to the next one. */
export function removeEntry(entry: Element, list: Element): void {
  const next = entry.nextElementSibling ?? entry.previousElementSibling ?? list;
  const hasFocus = entry.contains(document.activeElement);
  entry.remove();
  if (hasFocus) next.querySelector('a')?.focus({ preventScroll: true });
}
