import { membersOf } from '@stirrup/runtime';
import { LAZY } from '../lazy/contract.ts';
import { showLazy } from '../lazy/show-lazy.ts';
import { DEFERRED_SOURCE } from '../lazy/source-contract.ts';

/**
 * Gives lazy pictures in parsed HTML the markup that the page has for the same pictures: otherwise a placeholder would
 * replace a visible picture for a moment.
 */
export function showKnown(present: readonly ChildNode[], wanted: readonly ChildNode[]): void {
  const find = (nodes: readonly ChildNode[], selector: string) =>
    nodes.flatMap((node) => (node instanceof Element ? [...membersOf(node).querySelectorAll(selector)] : []));
  for (const deferred of find(wanted, LAZY)) {
    const source = deferred.getAttribute(DEFERRED_SOURCE);
    if (find(present, 'img').some((image) => image.getAttribute('src') === source)) showLazy(deferred);
  }
}
