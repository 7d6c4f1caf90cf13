/**
 * The parts of the runtime by which the debug mode of the script tag reads a page as islands do,
 * `@stirrup/runtime/diagnostics` (an alias inside this repository: the package does not export it). Its bundle has a copy
 * of them; the page's registry is shared between copies.
 */
export { claimedElements } from './claimed-elements.ts';
export { findParts } from './parts/find-parts.ts';
export { themeNames } from './parts/theme-names.ts';
export { OPTIONS_ATTRIBUTE, optionAttribute } from './props/option-attribute.ts';
export { pageAtRest } from './start/page-at-rest.ts';
export { isStartStrategy, mediaQueryOf, PLAIN_STRATEGIES, START_ATTRIBUTE } from './start/start-strategy.ts';
export { debugPage } from './tools/debug-page.ts';
export { claimRow, claimsOnPage, isInIsland, showRows, startOf, strayRow, withSummary } from './tools/inspect-page.ts';
export { MAJOR } from './version.ts';
export { collectWarnings } from './warn.ts';
