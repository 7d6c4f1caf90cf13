import { defineIsland } from '@stirrup/runtime';

/**
 * Search overlays: a toggle opens a search form over the page.
 *
 * @example
 * ```html
 * <div class="brxe-search">
 *   <button class="toggle" aria-expanded="false" aria-label="Toggle search">…</button>
 *   <div class="bricks-search-overlay">
 *     <div class="bricks-search-inner"><form class="bricks-search-form" role="search">…</form></div>
 *     <button class="close" aria-label="Close search">×</button>
 *   </div>
 * </div>
 *
 * <div data-island="search-overlay">
 *   <form action="/"><button name="s" data-part="toggle">Search</button></form>
 *   <div data-part="overlay" hidden>
 *     <form role="search" action="/"><label for="find">Search</label> <input type="search" name="s" id="find" data-part="field"></form>
 *     <button type="button" data-part="close">Close search</button>
 *   </div>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { searchOverlay } from '@stirrup/builder/search-overlay';
 *
 * start(searchOverlay);
 * ```
 * Follows bricks-elements.md §8.
 */
export const searchOverlay = defineIsland({
  name: 'search-overlay',
  // Searches of the type `input` are a form without a toggle.
  selectors: { bricks: '.brxe-search:has(> .bricks-search-overlay)' },
  start: 'interaction',
  holds: ['click'],
  isNeeded: true,
  standIn: () => import('./search-overlay-stand-in.ts'),
  load: () => import('./search-overlay.tsx'),
});
