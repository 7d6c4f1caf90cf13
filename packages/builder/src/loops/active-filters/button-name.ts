/**
 * The name of a button, with what it gives up. The builder calls all of them "Clear filter", so that by ear none can be told
 * from another.
 *
 * @param printed Its name as the server printed it, which may say so; one without any is called by its text.
 */
export function buttonName(printed: string | null, { textContent }: Element): string | null {
  const end = ending(textContent);
  return printed?.endsWith(end) === false ? printed + end : printed;
}

/** Gives buttons their printed names: in markup that was kept, they have ours. */
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
