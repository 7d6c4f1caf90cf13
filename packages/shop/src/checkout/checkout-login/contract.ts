import { definePanelContract } from '../checkout-panel/define-panel-contract.ts';

/** Names of parts; the shop's panel is {@link SHOP_PANEL}. */
export const checkoutLoginContract = definePanelContract({
  bricks: { toggle: '.login-toggle', link: '.login-toggle .showlogin', panel: '.login-div' },
  woocommerce: { toggle: '.showlogin' },
});

/** The shop's own panel, which is its form. */
export const SHOP_PANEL = 'form.woocommerce-form-login, form.login';

/** The field that is focused in a panel that opens by itself. */
export const FIRST_FIELD = 'input:not([type="hidden"])';

/** Links that open the panel, anywhere on the page: also in the shop's errors about a known email address. */
export const LINKS = 'a.showlogin';

/** Distance of an open panel from the top of the viewport after scrolling, in px (woocommerce.md §4.7). */
export const SCROLL_OFFSET = 50;

/** Nonce of the login. */
export const NONCE_FIELD = 'woocommerce-login-nonce';

/** Key in session storage while a login is under way; the value is the time of the clock, in ms, and the nonce that was sent. */
export const PENDING_KEY = 'stirrup_checkout_login';
