import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'wc-single-product': 'the gallery' },
  takesOver: { 'wc-zoom': true, 'wc-flexslider': true, 'wc-photoswipe': true, 'wc-photoswipe-ui-default': true },
  stays: "galleries are left to `wc-single-product` in any dialect, but for the variation's picture",
};
