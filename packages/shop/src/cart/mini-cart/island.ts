import { defineIsland } from '@stirrup/runtime';

/**
 * The cart in brief: the shop's cart widget, and the builder's mini cart with its panel.
 *
 * @example
 * ```html
 * <div data-island="mini-cart">
 *   <a data-part="toggle" href="/cart/">Cart</a>
 *   <div data-part="panel" hidden>
 *     <button type="button" data-part="close">Close</button>
 *     <div class="widget_shopping_cart_content"></div>
 *   </div>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { miniCart } from '@stirrup/shop/mini-cart';
 *
 * start(miniCart);
 * ```
 * Follows woocommerce.md §3.9, §4.2, §4.3 and bricks-dynamic.md §8.3.
 */
export const miniCart = defineIsland({
  name: 'mini-cart',
  selectors: {
    bricks: '.brxe-woocommerce-mini-cart',
    woocommerce: '.widget_shopping_cart',
  },
  start: 'interaction',
  holds: ['click'],
  standIn: () => import('./mini-cart-stand-in.ts'),
  load: () => import('./mini-cart.tsx'),
});
