import { PRODUCT } from './contract.ts';

/** Keeps what the server printed, once, in the attribute that the shop's script uses (contracts/woocommerce.md §5.6). */
function keep(element: Element, name: string, printed: string): string {
  const original = `${PRODUCT.original}${name}`;
  if (!element.hasAttribute(original)) element.setAttribute(original, printed);
  return original;
}

/** Sets an attribute and keeps the server's; `false` removes it. */
export function setAttribute(element: Element, name: string, value: unknown): void {
  keep(element, name, element.getAttribute(name) ?? '');
  if (value === false || value === undefined || value === null) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/** Gives an attribute its server's value again. */
export function resetAttribute(element: Element, name: string): void {
  const printed = element.getAttribute(`${PRODUCT.original}${name}`);
  if (printed !== null) element.setAttribute(name, printed);
}

/** Sets an element's text and keeps the server's. Without a text the server's comes back. */
export function setContent(element: Element, text: string | undefined): void {
  const printed = element.getAttribute(`${PRODUCT.original}content`);
  if (text === undefined) {
    if (printed !== null) element.textContent = printed;
    return;
  }
  keep(element, 'content', element.textContent);
  element.textContent = text;
}
