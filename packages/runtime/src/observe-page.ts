import { attempt } from './attempt.ts';
import { membersOf } from './members-of.ts';

/**
 * Watches the page for added and removed elements. One observer for all islands; the browser batches its records per
 * microtask. A removed element is reported one microtask later and only if it is still disconnected, so that a moved
 * one is kept.
 */
export function observePage(added: (root: Element) => void, removed: (root: Element) => void): MutationObserver {
  const observer = new MutationObserver((records) => {
    const comers = new Set<Element>();
    const leavers = new Set<Element>();
    for (const record of records) {
      // No link is an island: each preload of code would be searched for all of them.
      for (const node of record.addedNodes)
        if (node instanceof Element && !(node instanceof HTMLLinkElement)) comers.add(node);
      for (const node of record.removedNodes) if (node instanceof Element) leavers.add(node);
    }
    queueMicrotask(() => {
      for (const element of leavers) attempt(() => membersOf(element).isConnected || removed(element));
    });
    for (const element of comers) attempt(() => membersOf(element).isConnected && added(element));
  });
  observer.observe(document, { childList: true, subtree: true });
  return observer;
}
