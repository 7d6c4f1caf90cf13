import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { 'bricks-scripts': 'sticky headers' },
  stays:
    "`bricks-scripts`: the builder's other elements. Where it is still there, both give the header the same states, and " +
    'the island has the last word: a header in use stays in sight',
};
