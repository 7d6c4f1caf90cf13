import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-scripts': 'nested sliders' },
  takesOver: { 'bricks-splide': true },
  stays:
    '`bricks-splide`, where it is on the page, moves our sliders, too: it is not fetched a second time. Its styles stay',
};
