import { LAZY, showLazy } from '@stirrup/cms/lazy';
import { defineIsland } from '@stirrup/runtime';

// Shows all lazy elements of an area, or the wanted ones. The filter runs for all of them first: layout reads between
// writes are slow.
function show(area: HTMLElement, isWanted: (element: Element) => boolean = () => true): void {
  for (const element of [area, ...area.querySelectorAll(LAZY)].filter(isWanted)) showLazy(element);
}

function isInView(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth && element.checkVisibility();
}

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
  atOnce: (area) => show(area, isInView),
  whenFailed: (area) => show(area),
  load: () => import('./lazy-load.ts'),
});
