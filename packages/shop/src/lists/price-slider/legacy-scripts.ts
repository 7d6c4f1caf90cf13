import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-woocommerce': 'the price of the products filter' },
  takesOver: {
    'wc-price-slider': true,
    'wc-accounting': true,
    'wc-jquery-ui-touchpunch': true,
    'jquery-ui-slider': true,
    'jquery-ui-mouse': true,
    'jquery-ui-core': true,
  },
};
