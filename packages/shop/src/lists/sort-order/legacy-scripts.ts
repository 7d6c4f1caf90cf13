import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { woocommerce: 'sorting on change (woocommerce.md §4.1.1)' },
};
