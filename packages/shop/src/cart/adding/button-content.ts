import { fillHtml, textOfHtml } from '@stirrup/cms';

/**
 * Shows HTML in an element. Returns a function that restores the original nodes: icons do not flash, and their
 * listeners stay. Without HTML the element keeps its content.
 */
export function showHtml(element: HTMLElement | null | undefined, html: string | undefined): () => void {
  if (!element || !html) return () => undefined;
  const original = [...element.childNodes];
  element.replaceChildren();
  fillHtml(element, html);
  return () => element.replaceChildren(...original);
}

/**
 * Accessible name of a button whose visible text is exchanged for a while: the name has to contain the visible text
 * (WCAG 2.5.3). `Add to cart: “Bridle”` becomes `Adding: “Bridle”`.
 */
export function nameWith(name: string | null, printedText: string, html: string | undefined): string | null {
  const shown = plainText(html ?? '');
  if (!name || !shown) return name;
  return printedText && name.includes(printedText) ? name.replace(printedText, () => shown) : `${shown} ${name}`;
}

/** The text of short HTML, for screen readers. */
export function plainText(html: string): string {
  return textOfHtml(html).replace(/\s+/g, ' ').trim();
}
