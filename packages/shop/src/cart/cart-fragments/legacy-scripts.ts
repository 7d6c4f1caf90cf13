import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  worksBeside: {
    'wc-add-to-cart': 'adds by other scripts, and removals outside of mini carts (woocommerce.md §4.2)',
    'wc-cart-fragments': 'fragments, and carts that the page prints empty',
  },
  takesOver: { 'wc-js-cookie': true },
};
