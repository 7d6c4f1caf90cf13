import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { 'bricks-scripts': 'reading times' },
  stays: "`bricks-scripts`: the builder's other elements; both write the same text",
};
