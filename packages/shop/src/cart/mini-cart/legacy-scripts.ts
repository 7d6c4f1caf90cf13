import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'wc-add-to-cart': 'the removal', 'bricks-woocommerce': 'the panel' },
  takesOver: { 'wc-cart-fragments': true, 'wc-js-cookie': true },
};
