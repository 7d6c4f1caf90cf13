import { defineContract } from '@stirrup/runtime';

/** Names of parts (woocommerce.md §3.13). */
export const comingSoonBannerContract = defineContract({
  parts: [
    /** Dismisses the banner: printed without address and text, its icon is the style's. */
    'dismiss',
  ],
  states: [],
  dialects: {
    stirrup: { parts: { dismiss: '[data-part="dismiss"]' }, states: {} },
    woocommerce: { parts: { dismiss: '.coming-soon-footer-banner-dismiss' }, states: {} },
  },
});

/** Name of the field that is sent: meta of the user whose address the link carries (woocommerce.md §4.1.7). */
export const DISMISSED_FIELD = 'woocommerce_meta[coming_soon_banner_dismissed]';

/** Its value. */
export const DISMISSED_VALUE = 'yes';
