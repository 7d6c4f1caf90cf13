import { pageRegistry } from './page-registry.ts';

/**
 * Selector of an island's roots in every dialect, including themes'; for islands that act on others. It matches nothing
 * if the page has not started the island.
 *
 * @example
 * ```html
 * <div class="brxe-offcanvas">…<button class="brxe-toggle">Close</button></div>
 * ```
 * ```ts
 * const panel = toggle.closest(rootSelector('off-canvas'));
 * ```
 */
export function rootSelector(island: string): string {
  const selectors = Object.values(pageRegistry().definitions.get(island)?.selectors ?? {}).flat();
  return selectors.join() || ':not(*)';
}
