import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'wc-single-product': 'the gallery' },
  takesOver: { 'wc-zoom': true, 'wc-flexslider': true, 'wc-photoswipe': true, 'wc-photoswipe-ui-default': true },
  stays:
    "galleries of the shop's and the builder's markup are left to `wc-single-product`, but for the variation's picture",
};
