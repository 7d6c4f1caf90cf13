/**
 * Scripts of the CMS that islands replace, if still present, and globals of any script, `@stirrup/cms/legacy-scripts`.
 * An entry of its own, because most islands need nothing else of a CMS.
 */
export { hasLegacyScript } from './legacy-scripts/has-legacy-script.ts';
export type { LegacyScript } from './legacy-scripts/known-scripts.ts';
export type { LegacyScripts } from './legacy-scripts/legacy-scripts-of-island.ts';
export { scriptGlobal } from './legacy-scripts/script-global.ts';
