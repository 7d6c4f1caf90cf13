import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: {
    'woo-variation-swatches': true,
    'woo-variation-swatches-pro': "swatches on a product's page",
    'bricks-woocommerce': "the builder's swatches",
  },
};
