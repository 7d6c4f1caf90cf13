/** Prefix of the attributes that keep printed values, as in the shop's own script (woocommerce.md §5.6). */
export const ORIGINAL = 'data-o_';

/** Sets an attribute and keeps the printed value; `false` removes it. */
export function setKeepingPrinted(element: Element, name: string, value: unknown): void {
  const original = `${ORIGINAL}${name}`;
  if (!element.hasAttribute(original)) element.setAttribute(original, element.getAttribute(name) ?? '');
  if (value === false || value === undefined || value === null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** Restores an attribute's printed value. */
export function resetToPrinted(element: Element, name: string): void {
  const printed = element.getAttribute(`${ORIGINAL}${name}`);
  if (printed !== null) element.setAttribute(name, printed);
}
