/**
 * Scripts of the CMS that islands stand in for, where they still are on the page, `@stirrup/cms/legacy-scripts`. Apart from the
 * rest, because most islands ask for nothing else of a CMS.
 */
export { hasLegacyScript } from './legacy-scripts/has-legacy-script.ts';
export type { LegacyScript } from './legacy-scripts/known-scripts.ts';
export type { LegacyScripts } from './legacy-scripts/legacy-scripts-of-island.ts';
