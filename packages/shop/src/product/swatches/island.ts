import { defineIsland } from '@stirrup/runtime';

/**
 * Swatches: buttons, colours, pictures and radio buttons in place of the select of one attribute.
 *
 * @example
 * ```html
 * <label for="colour">Colour</label> <select id="colour" name="attribute_pa_colour">…</select>
 * <div data-island="swatches" aria-label="Colour" data-options='{"clearOnReselect":true}'>
 *   <button type="button" data-part="item" data-value="bay">Bay</button>
 *   <button type="button" data-part="item" data-value="grey">Grey</button>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { swatches } from '@stirrup/shop/swatches';
 *
 * start(swatches);
 * ```
 * The select remains the source of truth: swatches set it and emit `change`, and its options determine what is
 * available. So the island works with `variations` and with the shop's own script. Follows swatches-and-others.md §1.2
 * to §1.9 and bricks-dynamic.md §8.5.
 */
export const swatches = defineIsland({
  name: 'swatches',
  selectors: {
    bricks: 'ul.bricks-variation-swatches',
    swatches: 'ul.variable-items-wrapper',
  },
  start: 'visible',
  holds: ['click', 'keydown'],
  isNeeded: true,
  load: () => import('./swatches.tsx'),
});
