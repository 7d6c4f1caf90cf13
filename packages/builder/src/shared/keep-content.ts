/** Remembers the nodes in an element, and puts them back when the signal aborts. */
export function keepContent(element: Element, signal: AbortSignal): void {
  const printed = [...element.childNodes];
  signal.addEventListener('abort', () => element.replaceChildren(...printed));
}
