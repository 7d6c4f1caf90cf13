import { defineIsland } from '@stirrup/runtime';

/**
 * Password fields: a button shows what was typed, and hides it again, at the latest when the form is sent.
 *
 * @example
 * ```html
 * <form class="woocommerce-form-login"><p><input class="woocommerce-Input" type="password" id="password"></p></form>
 *
 * <div class="password-input-wrapper">
 *   <input type="password">
 *   <button type="button" class="password-toggle" aria-label="Show password">…</button>
 * </div>
 *
 * <span data-island="password-toggle">
 *   <input type="password"> <button type="button" data-part="toggle">Show password</button>
 * </span>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { passwordToggle } from '@stirrup/shop/password-toggle';
 *
 * start(passwordToggle);
 * ```
 * Follows contracts/woocommerce.md §§3.20, 4.1.6 and bricks-dynamic.md §6.9.
 */
export const passwordToggle = defineIsland({
  name: 'password-toggle',
  selectors: {
    bricks: '.password-input-wrapper',
    woocommerce: [
      '.woocommerce form .woocommerce-Input[type="password"]',
      '.woocommerce form span > input[type="password"]',
    ],
  },
  start: 'visible',
  load: () => import('./password-toggle.ts'),
});
