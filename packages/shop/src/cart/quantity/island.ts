import { defineIsland } from '@stirrup/runtime';

/**
 * Quantities: buttons for more and fewer, limits, the cart page's update button, links of product lists.
 *
 * @example
 * ```html
 * <div class="quantity">
 *   <input class="input-text qty text" type="number" name="quantity" value="1" min="1" max="9" step="1">
 *   <span class="action minus"></span><span class="action plus"></span>
 * </div>
 *
 * <div data-island="quantity">
 *   <button type="button" data-part="minus">−</button>
 *   <input data-part="input" type="number" name="quantity" aria-label="Quantity" value="1" min="1">
 *   <button type="button" data-part="plus">+</button>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { quantity } from '@stirrup/shop/quantity';
 *
 * start(quantity);
 * ```
 * Follows woocommerce.md §3.8, §4.1 and bricks-dynamic.md §8.4.
 */
export const quantity = defineIsland({
  name: 'quantity',
  selectors: {
    bricks: '.brx-body div.quantity',
    woocommerce: 'div.quantity',
  },
  start: 'visible',
  holds: ['click'],
  load: () => import('./quantity.tsx'),
});
