import { defineIsland } from '@stirrup/runtime';

/**
 * Sticky headers: the header knows that the page is scrolled, hides while the visitor scrolls down, and returns.
 *
 * @example
 * ```html
 * <header id="brx-header" class="brx-sticky" data-slide-up-after="200">…</header>
 *
 * <header data-island="sticky-header" data-slide-up-after="200">
 *   <a href="/"><img data-part="logo" src="dark.svg" data-inverse="light.svg" alt="Paddock"></a>
 * </header>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { stickyHeader } from '@stirrup/builder/sticky-header';
 *
 * start(stickyHeader);
 * ```
 * Follows bricks-elements.md §5, §1.13, §8.
 */
export const stickyHeader = defineIsland({
  name: 'sticky-header',
  selectors: { bricks: '#brx-header.brx-sticky' },
  // Not at rest: a page may be scrolled long before that, and a header without its background cannot be read then. Until
  // it is scrolled nothing changes, and the header is in its place by its styles alone, so that the first view never moves.
  start: 'load',
  load: () => import('./sticky-header.ts'),
});
