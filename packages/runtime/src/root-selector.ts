import { pageRegistry } from './page-registry.ts';

/**
 * Matches the roots of an island in every dialect, a theme's own among them; for islands that act on others. It matches
 * nothing where the page has not started the island.
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
