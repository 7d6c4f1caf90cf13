import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-woocommerce': 'the login panel', 'wc-checkout': 'the login panel' },
  stays: '**`wc-checkout`**: payment gateways live on it',
};
