import { defineIsland } from '@stirrup/runtime';

/**
 * Single password fields: each gets a button that shows and hides the entry. The password is hidden again before the
 * form is submitted.
 *
 * @example
 * ```html
 * <form class="woocommerce-form-login"><p><input class="woocommerce-Input" type="password" id="password"></p></form>
 *
 * <label>Password <input type="password" data-island="password-field"></label>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { passwordField } from '@stirrup/shop/password-field';
 *
 * start(passwordField);
 * ```
 * Follows woocommerce.md §3.20, §4.1.6.
 */
export const passwordField = defineIsland({
  name: 'password-field',
  selectors: {
    woocommerce: [
      '.woocommerce form .woocommerce-Input[type="password"]',
      '.woocommerce form span:not([data-island]) > input[type="password"]',
    ],
  },
  start: 'visible',
  load: () => import('./password-field.ts'),
});
