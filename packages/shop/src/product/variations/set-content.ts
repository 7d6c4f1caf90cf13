import { PRODUCT } from './contract.ts';

/** Sets an element's text and keeps the printed one (woocommerce.md §5.5). Undefined restores the printed text. */
export function setContent(element: Element, text: string | undefined): void {
  const printed = element.getAttribute(PRODUCT.originalContent);
  if (text === undefined) {
    if (printed !== null) element.textContent = printed;
    return;
  }
  if (printed === null) element.setAttribute(PRODUCT.originalContent, element.textContent);
  element.textContent = text;
}
