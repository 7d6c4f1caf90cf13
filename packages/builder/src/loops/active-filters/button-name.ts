/**
 * The accessible name of a button, with the value that it clears. The builder calls all of them "Clear filter", which
 * screen reader users cannot tell apart.
 *
 * @param printed The name as the server printed it, which may include the value already; null for a button named by its
 * text.
 */
export function buttonName(printed: string | null, { textContent }: Element): string | null {
  const end = ending(textContent);
  return printed?.endsWith(end) === false ? printed + end : printed;
}

/** Restores the printed names of buttons in kept markup, which has ours. */
export function printNames(buttons: Iterable<Element>): void {
  for (const button of buttons) {
    const name = button.getAttribute('aria-label');
    const end = ending(button.textContent);
    if (name?.endsWith(end)) button.setAttribute('aria-label', name.slice(0, -end.length));
  }
}

function ending(text: string): string {
  return `: ${text.trim()}`;
}
