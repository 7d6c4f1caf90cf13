/** Sets inline styles; returns what puts the element's own back, to the letter where nobody else has set any since. */
export function keepStyle(element: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const printed = element.getAttribute('style');
  const before = new Map(Object.keys(styles).map((name) => [name, Reflect.get(element.style, name)]));
  const { cssText } = element.style;
  Object.assign(element.style, styles);
  return () => {
    Object.assign(element.style, Object.fromEntries(before));
    if (printed !== null && element.style.cssText === cssText) element.setAttribute('style', printed);
    // Chromium leaves an empty attribute behind that has not been read since.
    else if (!element.getAttribute('style')) element.removeAttribute('style');
  };
}
