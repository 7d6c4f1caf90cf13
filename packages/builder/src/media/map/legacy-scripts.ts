import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-map': 'maps by Google' },
  stays: '`bricks-google-maps`, where it is on the page, shows our maps, too: it is not fetched a second time',
};
