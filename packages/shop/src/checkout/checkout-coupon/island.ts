import { defineIsland } from '@stirrup/runtime';

/**
 * The checkout's coupon panel: it slides open, coupons are applied and removed in the background, and the totals
 * follow.
 *
 * @example
 * ```html
 * <div data-island="checkout-coupon">
 *   <button type="button" data-part="toggle">I have a coupon</button>
 *   <form method="post" data-part="panel" hidden>
 *     <label for="code">Code</label> <input id="code" name="coupon_code"> <button name="apply_coupon" value="1">Apply</button>
 *   </form>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { checkoutCoupon } from '@stirrup/shop/checkout-coupon';
 *
 * start(checkoutCoupon);
 * ```
 * Follows woocommerce.md §2.5, §2.6, §3.11, §4.7 and bricks-dynamic.md §8.6.
 */
export const checkoutCoupon = defineIsland({
  name: 'checkout-coupon',
  selectors: { bricks: '.brxe-woocommerce-checkout-coupon', woocommerce: '.woocommerce-form-coupon-toggle' },
  start: 'idle',
  holds: ['click', 'submit'],
  load: () => import('./checkout-coupon.tsx'),
});
