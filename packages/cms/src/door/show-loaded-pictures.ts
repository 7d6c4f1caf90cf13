import { membersOf } from '@stirrup/runtime';
import { LAZY } from '../lazy/contract.ts';
import { showLazy } from '../lazy/show-lazy.ts';
import { DEFERRED_SOURCE } from '../lazy/source-contract.ts';

/**
 * Gives lazy pictures in parsed HTML the markup that the page has for the same pictures: otherwise a placeholder would
 * replace a visible picture for a moment.
 */
export function showLoadedPictures(present: readonly ChildNode[], wanted: readonly ChildNode[]): void {
  const deferred = findIn(wanted, LAZY);
  if (deferred.length === 0) return;
  const loaded = new Set(findIn(present, 'img').map((image) => image.getAttribute('src')));
  for (const picture of deferred) if (loaded.has(picture.getAttribute(DEFERRED_SOURCE))) showLazy(picture);
}

/** Elements below nodes. */
function findIn(nodes: readonly ChildNode[], selector: string): Element[] {
  return nodes.flatMap((node) => (node instanceof Element ? [...membersOf(node).querySelectorAll(selector)] : []));
}
