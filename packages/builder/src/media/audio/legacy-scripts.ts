import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { 'bricks-scripts': 'the start of audio players' },
  stays: 'the player of `wp-mediaelement`, which the island works beside; without it, the browser’s own shows',
};
