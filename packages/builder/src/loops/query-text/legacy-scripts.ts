import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { 'bricks-scripts': 'texts about results', 'bricks-filters': 'texts about results' },
  stays: "`bricks-scripts`: the builder's other elements",
};
