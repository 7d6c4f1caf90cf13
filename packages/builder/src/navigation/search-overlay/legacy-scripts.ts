import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-scripts': 'search overlays' },
  stays: "`bricks-scripts`: the builder's other elements; clicks on a search's toggle do not reach it",
};
