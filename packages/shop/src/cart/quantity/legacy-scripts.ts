import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-woocommerce': 'plus and minus' },
  takesOver: { woocommerce: 'minimum quantities (woocommerce.md §4.1.2)' },
};
