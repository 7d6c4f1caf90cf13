import { defineIsland } from '@stirrup/runtime';

/**
 * One-page navigation: a list with a link to each section of the page, the one in view marked as current.
 *
 * @example
 * ```html
 * <main id="brx-content"><section id="fit"><h2>Fit</h2> …</section> …</main>
 * <ul id="bricks-one-page-navigation"></ul>
 *
 * <nav data-island="one-page-navigation" data-content-selector="#story" aria-label="On this page"><ul></ul></nav>
 *
 * <nav data-island="one-page-navigation" aria-label="On this page"><a href="#fit">Fit</a> <a href="#care">Care</a></nav>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { onePageNavigation } from '@stirrup/builder/one-page-navigation';
 *
 * start(onePageNavigation);
 * ```
 * Follows bricks-elements.md §6.
 */
export const onePageNavigation = defineIsland({
  name: 'one-page-navigation',
  selectors: { bricks: 'ul#bricks-one-page-navigation' },
  // That script fills the list, too.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'idle',
  load: () => import('./one-page-navigation.ts'),
});
