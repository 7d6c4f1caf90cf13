import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: {
    'wc-country-select': "the states of the cart page's countries",
    'wc-address-i18n': "the calculator's labels and rows",
  },
  actsAheadOf: { 'wc-cart': true },
  takesOver: { 'bricks-woocommerce': "the cart's coupon" },
  stays:
    '`wc_country_select_params` and `wc_address_i18n_params`, the settings of `wc-country-select` and `wc-address-i18n`',
};
