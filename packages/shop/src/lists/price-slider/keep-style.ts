/**
 * Sets inline styles; returns a function that restores the element's own, exactly if nobody else has changed them
 * since.
 */
export function keepStyle(element: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const printed = element.getAttribute('style');
  const before = new Map(Object.keys(styles).map((name) => [name, Reflect.get(element.style, name)]));
  const { cssText } = element.style;
  Object.assign(element.style, styles);
  return () => {
    Object.assign(element.style, Object.fromEntries(before));
    if (printed !== null && element.style.cssText === cssText) element.setAttribute('style', printed);
    // Chromium leaves an empty attribute that was not read since the change.
    else if (!element.getAttribute('style')) element.removeAttribute('style');
  };
}
