import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-scripts': 'submenus of its menus and dropdowns' },
  stays: "the builder's styles: they show, hide and move submenus by classes",
};
