import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-scripts': 'buttons back to the top' },
  stays: "`bricks-scripts`: the builder's other elements; clicks do not reach it",
};
