import { membersOf } from '@stirrup/runtime';
import { LAZY } from '../lazy/contract.ts';
import { showLazy } from '../lazy/show-lazy.ts';

/**
 * Lets pictures of parsed HTML that the page shows already be printed as the page has them: what the server holds back
 * anew would be a placeholder for a moment, in the place of a picture that everybody sees.
 */
export function showKnown(present: readonly ChildNode[], wanted: readonly ChildNode[]): void {
  const find = (nodes: readonly ChildNode[], selector: string) =>
    nodes.flatMap((node) => (node instanceof Element ? [...membersOf(node).querySelectorAll(selector)] : []));
  for (const held of find(wanted, LAZY)) {
    const source = held.getAttribute('data-src');
    if (find(present, 'img').some((image) => image.getAttribute('src') === source)) showLazy(held);
  }
}
