import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'wc-add-to-cart': 'the removal', 'bricks-woocommerce': 'the panel' },
  takesOver: { 'wc-cart-fragments': true, 'wc-js-cookie': true },
};
