import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOver: { 'wc-cart-fragments': true, 'wc-js-cookie': true },
};
