/** Dismisses the banner: printed without address and text, its icon is the style's (woocommerce §3.13). */
export const DISMISS = '.coming-soon-footer-banner-dismiss, [data-part="dismiss"]';

/** What it is sent as: meta of the user whose address the link carries (woocommerce §4.1.7). */
export const DISMISSED_FIELD = 'woocommerce_meta[coming_soon_banner_dismissed]';

/** Its value. */
export const DISMISSED_VALUE = 'yes';

/** The shop's own script, which would send the same once more and hide the banner whatever the answer. */
export const LEGACY_SCRIPT = '#woocommerce-js';
