/** A place for notices in our own dialect, which is an island as a whole: it may have options. */
export const OWN_PLACE = '[data-island="notices"]';

/** What screen readers read out by itself when it comes. */
export const SELF_SPEAKING = '[role="alert"], [role="status"], [aria-live]';

/** The list of all classic errors; it goes with the last of them. */
export const ERROR_LIST = 'ul.woocommerce-error';

/** State of a place whose notices lie over the page and go by themselves; the optional stylesheet knows it. */
export const GROWL_ATTRIBUTE = 'data-growl';

/** Events on the body after which the first notice gets the focus (woocommerce §4.1.9). */
export const FOCUS_EVENTS = ['item_removed_from_classic_cart', 'updated_wc_div'] as const;

/** The checkout's form: WooCommerce's script, which stays there, scrolls to notices by the helper. */
export const CHECKOUT = 'form.woocommerce-checkout';

/** Name of the helper that plugins call on jQuery to scroll to notices (woocommerce §4.1.5). */
export const SCROLL_HELPER = 'scroll_to_notices';
