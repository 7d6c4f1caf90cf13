import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-scripts': 'popups' },
  stays:
    "`bricks-scripts`: the builder's other elements; its own functions for popups are replaced while it is " + 'there',
};
