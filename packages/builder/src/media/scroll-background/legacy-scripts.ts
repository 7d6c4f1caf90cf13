import type { LegacyScripts } from '@stirrup/cms/legacy-scripts';

/** Beside legacy scripts (docs/legacy-scripts.md). */
export const legacyScripts: LegacyScripts = {
  takesOverElse: "the site's own animation of the section",
};
