type Styles = Partial<Record<Exclude<keyof CSSStyleDeclaration & string, 'length' | 'parentRule'>, string>>;

/** Sets inline styles until the signal aborts, then restores the earlier ones. */
export function styleFor(element: HTMLElement, styles: Styles, signal: AbortSignal): void {
  const { style } = element;
  const before = Object.fromEntries(Object.keys(styles).map((name) => [name, Reflect.get(style, name)]));
  Object.assign(style, styles);
  signal.addEventListener('abort', () => {
    Object.assign(style, before);
    if (!element.getAttribute('style')) element.removeAttribute('style');
  });
}
