import { PRODUCT } from './contract.ts';

/** Sets an element's text and keeps the server's (woocommerce.md §5.5). Without a text the server's comes back. */
export function setContent(element: Element, text: string | undefined): void {
  const printed = element.getAttribute(PRODUCT.originalContent);
  if (text === undefined) {
    if (printed !== null) element.textContent = printed;
    return;
  }
  if (printed === null) element.setAttribute(PRODUCT.originalContent, element.textContent);
  element.textContent = text;
}
