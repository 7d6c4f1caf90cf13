import { definePanelContract } from '../checkout-panel/define-panel-contract.ts';

/** Names of parts; the shop's panel is {@link SHOP_PANEL}. */
export const checkoutLoginContract = definePanelContract({
  bricks: { toggle: '.login-toggle', link: '.login-toggle .showlogin', panel: '.login-div' },
  woocommerce: { toggle: '.showlogin' },
});

/** The shop's own panel, which is its form. */
export const SHOP_PANEL = 'form.woocommerce-form-login, form.login';

/** The field that gets the focus in a panel that opens by itself. */
export const FIRST_FIELD = 'input:not([type="hidden"])';

/** Links that open the panel, wherever they are: also in the shop's errors about a known email address. */
export const LINKS = 'a.showlogin';

/** An open panel is scrolled to so far below the top, in px (woocommerce.md §4.7). */
export const SCROLL_OFFSET = 50;

/** Signs the login. */
export const NONCE_FIELD = 'woocommerce-login-nonce';

/** Key in the tab's storage while a login is under way: it holds the nonce that was sent. */
export const PENDING_KEY = 'stirrup_checkout_login';
