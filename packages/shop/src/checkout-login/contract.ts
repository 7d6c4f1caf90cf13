import { defineContract } from '@stirrup/react';

/** Names of parts (contracts/woocommerce.md §3.11, bricks-dynamic.md §8.6). */
export const checkoutLoginContract = defineContract({
  parts: [
    /** Opens and closes the panel; the builder may print a panel without one. */
    'toggle',
    /** A link in the builder's toggle, hidden from screen readers: it must not be a control inside a control. */
    'link',
    /** Holds the fields and the button. The shop prints it after the island, see {@link SHOP_PANEL}. */
    'panel',
  ],
  states: [],
  dialects: {
    stirrup: { parts: { toggle: '[data-part="toggle"]', panel: '[data-part="panel"]' }, states: {} },
    bricks: { parts: { toggle: '.login-toggle', link: '.login-toggle .showlogin', panel: '.login-div' }, states: {} },
    woocommerce: { parts: { toggle: '.showlogin' }, states: {} },
  },
});

/** The shop's own panel, which is its form. */
export const SHOP_PANEL = 'form.woocommerce-form-login, form.login';

/** Links that open the panel, wherever they are: also in the shop's errors about a known email address. */
export const LINKS = 'a.showlogin';

/** An open panel is scrolled to so far below the top, in px (contracts/woocommerce.md §4.7). */
export const SCROLL_OFFSET = 50;

/** Notices that say what went wrong, classic and block markup. */
export const ERROR = '.woocommerce-error, .is-error';

/** Key in the tab's storage while a login is under way. */
export const PENDING_KEY = 'stirrup_checkout_login';
