/** The text node that an element begins with, or a new one, for the caller to change. Restored when the signal aborts. */
export function claimText(element: Element, signal: AbortSignal): Text {
  const { firstChild } = element;
  const text = firstChild instanceof Text ? firstChild : element.appendChild(new Text());
  const { data } = text;
  signal.addEventListener('abort', () => {
    text.data = data;
    if (text !== firstChild) text.remove();
  });
  return text;
}
