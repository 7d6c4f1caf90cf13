import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'wc-add-to-cart': 'adding', 'bricks-woocommerce': 'its part in lists' },
};
