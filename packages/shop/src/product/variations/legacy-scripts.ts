import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { 'wc-add-to-cart-variation': true },
  takesOverElse: "the swatches plugin's fork of `wc-add-to-cart-variation`",
  stays: 'the two templates that are printed with the handle: they show what was chosen',
};
