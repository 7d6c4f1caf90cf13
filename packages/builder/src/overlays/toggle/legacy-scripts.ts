import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-scripts': 'toggles, but for hiding those that its nested menus do not need at some width' },
  stays: '`bricks-scripts`, as for `off-canvas`',
};
