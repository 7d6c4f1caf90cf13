import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-scripts': 'carousels, sliders and testimonials' },
  takesOver: { 'bricks-swiper': true },
  stays:
    '`bricks-swiper`, where it is on the page, moves our carousels, too: it is not fetched a second time. Its styles stay',
};
