import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: {
    woocommerce: 'sorting by keys, which waits for a pause; the script sorts then (woocommerce.md §4.1.1)',
  },
};
