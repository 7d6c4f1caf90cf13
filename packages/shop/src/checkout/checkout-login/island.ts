import { defineIsland } from '@stirrup/runtime';

/**
 * The checkout's login panel for customers who have an account: it slides open, and logs in by a form of its own.
 *
 * @example
 * ```html
 * <div data-island="checkout-login">
 *   <button type="button" data-part="toggle">I have an account</button>
 *   <form method="post" data-part="panel" hidden>…</form>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { checkoutLogin } from '@stirrup/shop/checkout-login';
 *
 * start(checkoutLogin);
 * ```
 * Follows woocommerce.md §3.11, §4.7 and bricks-dynamic.md §8.6.
 */
export const checkoutLogin = defineIsland({
  name: 'checkout-login',
  selectors: { bricks: '.brxe-woocommerce-checkout-login', woocommerce: '.woocommerce-form-login-toggle' },
  start: 'idle',
  holds: ['click', 'submit'],
  load: () => import('./checkout-login.tsx'),
});
