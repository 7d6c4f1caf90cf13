import { defineIsland } from '@stirrup/runtime';
import { showAll, showInView } from './at-once.ts';

/**
 * Lazy pictures, backgrounds, videos and frames, fetched shortly before they scroll into view.
 *
 * The loader shows elements that are already in view before any code is fetched, and all of them if the island fails.
 *
 * @example
 * ```html
 * <main data-island="lazy-load" data-offset="300">
 *   <img data-lazy data-src="bridle.jpg" data-srcset="…" data-sizes="…" src="data:image/svg+xml,…" width="300" height="300" alt="Bridle">
 *   <div data-lazy data-style="background-image: url(stable.jpg)">…</div>
 * </main>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { lazyLoad } from '@stirrup/builder/lazy-load';
 *
 * start(lazyLoad);
 * ```
 * Follows bricks-elements.md §1.2, §3, §24.
 */
export const lazyLoad = defineIsland({
  name: 'lazy-load',
  // The whole page of the builder, because nearly every element of it may be lazy. One observer serves all of them.
  selectors: { bricks: 'body.bricks-is-frontend' },
  start: 'load',
  atOnce: showInView,
  whenFailed: showAll,
  load: () => import('./lazy-load.ts'),
});
