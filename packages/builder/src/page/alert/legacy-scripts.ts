import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { 'bricks-scripts': 'alerts' },
  stays: "`bricks-scripts`: the builder's other elements; clicks on pictures in an alert do not reach it",
};
