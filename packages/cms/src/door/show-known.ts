import { LAZY } from '../lazy/contract.ts';
import { showLazy } from '../lazy/show-lazy.ts';

/**
 * Lets pictures of parsed HTML that the page shows already be printed as the page has them: what the server holds back
 * anew would be a placeholder for a moment, in the place of a picture that everybody sees.
 */
export function showKnown(present: readonly ChildNode[], wanted: readonly ChildNode[]): void {
  const held = wanted.flatMap((node) => (node instanceof Element ? allIn(node, LAZY) : []));
  if (held.length === 0) return;
  const images = present.flatMap((node) => (node instanceof Element ? allIn(node, 'img') : []));
  const shown = new Set(images.map((image) => image.getAttribute('src')));
  for (const element of held) if (shown.has(element.getAttribute('data-src'))) showLazy(element);
}

function allIn(root: Element, selector: string): Element[] {
  return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
}
