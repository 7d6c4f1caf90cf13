import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  worksBeside: { 'wc-single-product': 'the tabs' },
  takesOver: { 'bricks-scripts': 'tabs, flat and nested, also as an accordion' },
  stays:
    "`bricks-scripts`: the builder's other elements. Where either script is still there, both bring the tabs " +
    'into the same state',
};
