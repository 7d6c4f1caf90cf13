import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  worksBeside: { 'wc-add-to-cart': 'adds by other scripts (woocommerce.md §4.2)' },
  takesOver: { 'wc-cart-fragments': true, 'wc-js-cookie': true },
};
