import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-scripts': 'accordions, flat and nested' },
  stays:
    "`bricks-scripts`: the builder's other elements; clicks and keys do not reach it. After AJAX it marks the " +
    'items that were open at first once more',
};
