import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-scripts': 'nested menus' },
  stays: "`bricks-scripts`, as for `off-canvas`. The builder's styles stay: they lay the open menu over the page",
};
