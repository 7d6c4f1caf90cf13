import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-scripts': 'films behind a cover' },
  stays:
    '`bricks-scripts` and Plyr, which it starts, where a theme style asks for that player; without them, films have the browser’s controls',
};
