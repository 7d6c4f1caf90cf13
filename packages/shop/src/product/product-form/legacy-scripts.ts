import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-woocommerce': "the button on a product's page" },
};
