import { defineIsland } from '@stirrup/runtime';
import { showGrid } from './at-once.ts';

/**
 * Masonry: grids whose items lie in columns, each directly below the one above it, or in rows.
 *
 * @example
 * ```html
 * <ul data-island="masonry" data-transition-mode="fade">
 *   <li><img src="bay.jpg" width="300" height="200" alt="Bay"></li>
 *   …
 * </ul>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { masonry } from '@stirrup/builder/masonry';
 *
 * start(masonry);
 * ```
 * Follows bricks-elements.md §24. Grids that the builder's own library lays out are left alone.
 */
export const masonry = defineIsland({
  name: 'masonry',
  selectors: { bricks: '.bricks-layout-wrapper.isotope' },
  yieldsTo: { bricks: '#bricks-isotope-js' },
  // The grid is printed invisible, and what is below it moves when it gets its height.
  start: 'load',
  whenFailed: showGrid,
  load: () => import('./masonry.ts'),
});
