import { defineContract } from '@stirrup/runtime';

/** Names of parts (woocommerce.md §3.13). */
export const comingSoonBannerContract = defineContract({
  parts: [
    /** Dismisses the banner: printed without address and text, its icon comes from a style sheet. */
    'dismiss',
  ],
  dialects: {
    woocommerce: { parts: { dismiss: '.coming-soon-footer-banner-dismiss' } },
  },
});

/** Attributes of that link: address and nonce of the user in WordPress REST (woocommerce.md §3.13). */
export const REST = { url: 'data-rest-url', nonce: 'data-rest-nonce' } as const;

/** Name of the field: metadata of the user in the link's address (woocommerce.md §4.1.7). */
export const DISMISSED_FIELD = 'woocommerce_meta[coming_soon_banner_dismissed]';

/** Value of the field. */
export const DISMISSED_VALUE = 'yes';
