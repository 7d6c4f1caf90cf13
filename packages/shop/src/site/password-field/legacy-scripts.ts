import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** CMS scripts that the island replaces or works beside (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  actsAheadOf: { woocommerce: 'showing passwords (woocommerce.md §4.1.6)' },
  stays: '`wc-password-strength-meter`: how strong a new password is',
};
