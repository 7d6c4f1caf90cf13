import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-woocommerce': 'the coupon panel', 'wc-checkout': 'coupons' },
  stays: '**`wc-checkout`**: payment gateways live on it; it reviews the order on our event',
};
