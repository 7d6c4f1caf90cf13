import { pageRegistry } from '@stirrup/runtime';
import { RESCAN_EVENTS } from './contract.ts';
import { ownEvents } from './own-events.ts';

/**
 * Finds islands in new markup that other scripts announce: the builder's own scripts and plugins dispatch
 * the four events of bricks-dynamic.md §1.6. Safe to call from every bundle: the page listens once.
 *
 * @example
 * ```ts
 * observeRescans();
 * document.dispatchEvent(new CustomEvent('bricks/ajax/popup/loaded')); // islands in the popup start, at once
 * ```
 */
export function observeRescans(): void {
  const registry = pageRegistry();
  registry.shared('cms/rescans', () => {
    const find = (event: Event) => {
      if (!ownEvents().has(event)) registry.find(document);
    };
    for (const name of RESCAN_EVENTS) document.addEventListener(name, find);
  });
}
