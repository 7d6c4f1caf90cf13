import { defineIsland } from '@stirrup/runtime';

/**
 * Accordions: titles that open and close the content below them, one at a time or each by itself.
 *
 * In our dialect the titles are buttons in headings, which screen readers list as headings. A site that prefers
 * `<details>` needs no island for it: elements with the same `name` close each other, browsers search them and follow
 * links into them.
 *
 * @example
 * ```html
 * <div data-island="accordion" data-expand-item="0">
 *   <div data-part="item" id="delivery">
 *     <h3><button type="button" data-part="title">Delivery</button></h3>
 *     <div data-part="content">…</div>
 *   </div>
 *   …
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { accordion } from '@stirrup/builder/accordion';
 *
 * start(accordion);
 * ```
 * Follows bricks-elements.md §11.
 */
export const accordion = defineIsland({
  name: 'accordion',
  selectors: { bricks: ['.brxe-accordion', '.brxe-accordion-nested'] },
  // Being in view is no condition: the browser's search and links find closed content anywhere on the page.
  start: 'idle',
  holds: ['click', 'keydown'],
  load: () => import('./accordion.tsx'),
});
