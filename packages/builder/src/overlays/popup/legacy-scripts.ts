import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-scripts': 'popups' },
  stays:
    "`bricks-scripts`: the builder's other elements; its own functions for popups are replaced while it is " + 'there',
};
