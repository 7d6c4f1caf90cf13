import { membersOf, restoreAttribute } from '@stirrup/runtime';

/** Inline styles by their names in scripts. */
export type Styles = Partial<Record<Exclude<keyof CSSStyleDeclaration & string, 'length' | 'parentRule'>, string>>;

/**
 * Sets inline styles; returns a function that restores the element's own, exactly if nobody else has changed them
 * since.
 */
export function keepStyle(element: HTMLElement, styles: Styles): () => void {
  const own = membersOf(element);
  const { style } = own;
  const { cssText } = style;
  const printed = own.getAttribute('style');
  const before = Object.fromEntries(Object.keys(styles).map((name) => [name, Reflect.get(style, name)]));
  Object.assign(style, styles);
  return () => {
    Object.assign(style, before);
    if (style.cssText === cssText) restoreAttribute(element, 'style', printed);
    // Chromium leaves an empty attribute that was not read since the change.
    else if (!own.getAttribute('style')) own.removeAttribute('style');
  };
}
