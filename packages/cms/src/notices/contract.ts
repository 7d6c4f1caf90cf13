/**
 * Containers of the shop's notices; the builder's element has the class too (woocommerce.md §3.14,
 * bricks-dynamic.md §8.2).
 */
export const NOTICE_PLACES = '.woocommerce-notices-wrapper, [data-island="notices"]';

/** Name of the island that looks after notices; where a page has it, they can be dismissed. */
export const NOTICES_ISLAND = 'notices';

/** One notice that can be dismissed on its own; of classic errors, each in their list (woocommerce.md §3.14). */
export const NOTICE =
  '.woocommerce-message, .woocommerce-info, .woocommerce-error > li, div.woocommerce-error, .wc-block-components-notice-banner';

/** The button that dismisses a notice; ours. */
export const DISMISS = { class: 'stirrup-dismiss', selector: '.stirrup-dismiss' } as const;

/** Notices that say no, classic and block markup (woocommerce.md §2.5). */
export const REFUSAL = '.woocommerce-error, .is-error';

/**
 * Notices that ask for attention, classic and block markup: the first of them gets the focus (woocommerce.md §4.1.9).
 */
export const URGENT_NOTICE =
  '.woocommerce-message[role="alert"], .woocommerce-error[role="alert"], .wc-block-components-notice-banner[role="alert"]';

/** Notices are scrolled to so far below the top, in px, and in so long, in ms (woocommerce.md §4.1.5). */
export const SCROLL = { offset: 100, duration: 1000 } as const;

/** A notice gets the focus after so long, in ms (woocommerce.md §4.1.9). */
export const FOCUS_DELAY = 500;

/** Live regions. The polite one is the element that the shop's own script uses (woocommerce.md §4.2). */
export const LIVE_REGION = {
  polite: { class: 'widget_shopping_cart_live_region', role: 'status' },
  assertive: { class: 'stirrup-live-region', role: 'alert' },
} as const;

/** Class that themes hide from sight, not from screen readers. */
export const HIDDEN_CLASS = 'screen-reader-text';
