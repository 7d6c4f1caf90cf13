import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-scripts': 'interactions' },
  stays:
    '`bricks-scripts` acts on all elements with interactions of its own. The styles of `bricks-animate` stay: ' +
    'they are the effects',
};
