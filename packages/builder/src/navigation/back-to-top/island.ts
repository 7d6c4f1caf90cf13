import { defineIsland } from '@stirrup/runtime';

/**
 * Back to top: a control that scrolls to the top of the page, and takes the focus there.
 *
 * @example
 * ```html
 * <button class="brxe-back-to-top up" data-visible-after="300" data-smooth-scroll="1">…</button>
 *
 * <a data-island="back-to-top" data-visible-after="300" data-smooth-scroll href="#top">Back to top</a>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { backToTop } from '@stirrup/builder/back-to-top';
 *
 * start(backToTop);
 * ```
 * Follows bricks-elements.md §23.
 */
export const backToTop = defineIsland({
  name: 'back-to-top',
  selectors: { bricks: '.brxe-back-to-top' },
  // Nobody needs it at the top of a page that has just loaded.
  start: 'idle',
  holds: ['click'],
  load: () => import('./back-to-top.ts'),
});
