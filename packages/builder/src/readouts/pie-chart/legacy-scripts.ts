import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-scripts': 'pie charts' },
  takesOver: { 'bricks-piechart': true },
  stays: '`bricks-scripts` draws a picture of its own into each chart',
};
