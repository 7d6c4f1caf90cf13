import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: {
    woocommerce:
      'sorting on change, unless one of its handlers, or one in its place, waits for that; it gets a choice by keys after a pause (woocommerce.md §4.1.1)',
  },
};
