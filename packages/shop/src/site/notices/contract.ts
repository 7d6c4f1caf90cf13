import { DISMISS, NOTICE } from '@stirrup/cms/notices';
import { defineContract } from '@stirrup/runtime';

/** The shop's own markup, in any container (woocommerce.md §3.14), and our button. */
const SHOP_PARTS = { notice: NOTICE, dismiss: DISMISS.selector };

/** State of a place whose notices lie over the page; the optional stylesheet knows it. */
const STATES = { growl: '[data-growl]' };

/** Names of parts and states. */
export const noticesContract = defineContract({
  parts: [
    /** One that can be dismissed on its own. */
    'notice',
    /** The button in it that dismisses it; a notice that lacks one gets ours. */
    'dismiss',
  ],
  states: [
    /** Of the root: its notices lie over the page, and go by themselves. */
    'growl',
  ],
  mayGrow: true,
  dialects: {
    stirrup: { parts: SHOP_PARTS, states: STATES },
    bricks: { parts: SHOP_PARTS, states: STATES },
    woocommerce: { parts: SHOP_PARTS, states: STATES },
  },
});

/** Dialects whose island is what a place holds, a notice or a list of some, and not the place: that has no options. */
export const HELD_DIALECTS: readonly string[] = ['bricks', 'woocommerce'];

/** Elements that screen readers announce by themselves on arrival. */
export const SELF_SPEAKING = '[role="alert"], [role="status"], [aria-live]';

/** The list of all classic errors; it goes with the last of them. */
export const ERROR_LIST = 'ul.woocommerce-error';

/** Events on the body after which the first notice gets the focus (woocommerce.md §4.1.9). */
export const FOCUS_EVENTS = ['item_removed_from_classic_cart', 'updated_wc_div'] as const;

/** The checkout's form: WooCommerce's script, which stays there, scrolls to notices by the helper. */
export const CHECKOUT = 'form.woocommerce-checkout';

/** Name of the helper that plugins call on jQuery to scroll to notices (woocommerce.md §4.1.5). */
export const SCROLL_HELPER = 'scroll_to_notices';
