import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-scripts': 'menus and their mobile menus' },
  stays: "the builder's styles: they show the mobile menu, and the button that opens it, by width",
};
