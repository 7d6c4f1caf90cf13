import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-scripts': 'alerts' },
  stays: "`bricks-scripts`: the builder's other elements; clicks on pictures in an alert do not reach it",
};
