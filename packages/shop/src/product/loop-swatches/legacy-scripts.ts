import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: {
    'wc-add-to-cart': 'the button of a product with swatches',
    'bricks-woocommerce': 'the text of that button',
  },
  takesOver: { 'woo-variation-swatches-pro': 'swatches in lists' },
};
