import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-scripts': 'lightboxes' },
  takesOver: { 'bricks-photoswipe': true, 'bricks-photoswipe-lightbox': true, 'bricks-photoswipe-caption': true },
  stays: '`bricks-photoswipe`, where it is on the page, shows our lightboxes, too: it is not fetched a second time',
};
