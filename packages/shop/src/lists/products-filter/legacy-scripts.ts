import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-woocommerce': 'titles and choices of the products filter' },
};
