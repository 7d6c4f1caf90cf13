import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  yieldsTo: { 'bricks-scripts': 'panels' },
  stays: "`bricks-scripts` watches the classes of panels. The builder's styles stay: they slide",
};
