import { DISMISS, NOTICE } from '@stirrup/cms/notices';
import { defineContract } from '@stirrup/runtime';

/** The shop's own markup, in any container (woocommerce.md §3.14), and our button. */
const SHOP_PARTS = { notice: NOTICE, dismiss: DISMISS.selector };

/** State of a container whose notices lie over the page, known to the optional stylesheet. */
const STATES = { growl: '[data-growl]' };

/** Names of parts and states. */
export const noticesContract = defineContract({
  parts: [
    /** A notice. */
    'notice',
    /** The button that dismisses its notice; a notice without one gets ours. */
    'dismiss',
  ],
  states: [
    /** On the root: its notices lie over the page, and are dismissed after a time. */
    'growl',
  ],
  mayGrow: true,
  dialects: {
    stirrup: { parts: SHOP_PARTS, states: STATES },
    bricks: { parts: SHOP_PARTS, states: STATES },
    woocommerce: { parts: SHOP_PARTS, states: STATES },
  },
});

/** Dialects in which the island is the content of a container, a notice or a list of them, and has no options. */
export const CONTENT_DIALECTS: readonly string[] = ['bricks', 'woocommerce'];

/** Elements that screen readers announce when they are inserted. */
export const SELF_SPEAKING = '[role="alert"], [role="status"], [aria-live]';

/** The list of all classic errors; it is removed with its last item. */
export const ERROR_LIST = 'ul.woocommerce-error';

/** Events on the body after which the first notice is focused (woocommerce.md §4.1.9). */
export const FOCUS_EVENTS = ['item_removed_from_classic_cart', 'updated_wc_div'] as const;

/** The checkout's form: WooCommerce's script, which stays there, scrolls to notices through the helper. */
export const CHECKOUT_FORM = 'form.woocommerce-checkout';

/** Name of the jQuery helper by which plugins scroll to notices (woocommerce.md §4.1.5). */
export const SCROLL_HELPER = 'scroll_to_notices';
