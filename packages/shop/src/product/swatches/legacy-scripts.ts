import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: {
    'woo-variation-swatches': true,
    'woo-variation-swatches-pro': "swatches on a product's page",
    'bricks-woocommerce': "the builder's swatches",
  },
};
