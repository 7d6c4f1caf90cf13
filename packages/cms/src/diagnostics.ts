/**
 * The page's settings and the scripts of the CMS as data, for the debug mode of the script tag,
 * `@stirrup/cms/diagnostics` (an alias inside this repository: the package does not export it).
 */
import { schemeSettings } from './colour-scheme/settings.ts';
import { knownSettings, readKnownSettings } from './settings/define-settings.ts';
import * as pageSettings from './settings/page-settings.ts';
import { ratingSettings } from './settings/rating-settings.ts';

export { knownScripts } from './legacy-scripts/known-scripts.ts';
export { GLOBALS, SETTINGS_ATTRIBUTE } from './settings/contract.ts';
export { knownSettings };

/** Reads, and so validates, the settings of the CMS and of all islands in this bundle. */
export function readAllSettings(): void {
  // By name: a bundler leaves out a module of which nothing is used.
  for (const read of [schemeSettings, ratingSettings, ...Object.values(pageSettings)]) read();
  readKnownSettings();
}
