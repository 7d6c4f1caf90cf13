import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { 'bricks-scripts': 'switches of pricing tables' },
  stays: "`bricks-scripts`: the builder's other elements; it leaves a tab alone that is active already",
};
