/**
 * Class of the shop's containers for notices; the builder's element has it, too (woocommerce.md §3.14,
 * bricks-dynamic.md §8.2).
 */
export const NOTICES_CLASS = 'woocommerce-notices-wrapper';

/** Containers of notices. */
export const NOTICE_CONTAINERS = `.${NOTICES_CLASS}, [data-island="notices"]`;

/** Name of the island of notices; on a page with it, notices can be dismissed. */
export const NOTICES_ISLAND = 'notices';

/** One notice that can be dismissed; of classic errors, each item of their list (woocommerce.md §3.14). */
export const NOTICE =
  '.woocommerce-message, .woocommerce-info, .woocommerce-error > li, div.woocommerce-error, .wc-block-components-notice-banner';

/** Our button that dismisses a notice. */
export const DISMISS = { class: 'stirrup-dismiss', selector: '.stirrup-dismiss' } as const;

/** Notices of a refusal, classic and block markup (woocommerce.md §2.5). */
export const REFUSAL = '.woocommerce-error, .is-error';

/**
 * Notices that are alerts, classic and block markup: the first of them is focused (woocommerce.md §4.1.9).
 */
export const URGENT_NOTICE =
  '.woocommerce-message[role="alert"], .woocommerce-error[role="alert"], .wc-block-components-notice-banner[role="alert"]';

/**
 * Distance of a notice from the top of the viewport after scrolling, in px, and duration of the scrolling, in ms
 * (woocommerce.md §4.1.5).
 */
export const SCROLL = { offset: 100, duration: 1000 } as const;

/** Delay before a notice is focused, in ms (woocommerce.md §4.1.9). */
export const FOCUS_DELAY = 500;

/** Live regions. The polite one is the element that the shop's own script uses (woocommerce.md §4.2). */
export const LIVE_REGION = {
  polite: { class: 'widget_shopping_cart_live_region', role: 'status' },
  assertive: { class: 'stirrup-live-region', role: 'alert' },
} as const;

/**
 * A dialog beside which some screen readers ignore everything (WAI-ARIA, `aria-modal`), or the browser makes everything
 * inert (`showModal()`).
 */
export const MODAL_DIALOG = '[aria-modal="true"], dialog:modal';

/** Class that themes hide visually, but not from screen readers. */
export const SIGHT_HIDDEN_CLASS = 'screen-reader-text';
