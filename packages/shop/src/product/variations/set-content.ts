import { ORIGINAL } from '../originals.ts';

/** Attribute with the printed text. */
const CONTENT = `${ORIGINAL}content`;

/** Sets an element's text and keeps the printed one (woocommerce.md §5.5). Undefined restores the printed text. */
export function setContent(element: Element, text: string | undefined): void {
  const printed = element.getAttribute(CONTENT);
  if (text === undefined) {
    if (printed !== null) element.textContent = printed;
    return;
  }
  if (printed === null) element.setAttribute(CONTENT, element.textContent);
  element.textContent = text;
}
