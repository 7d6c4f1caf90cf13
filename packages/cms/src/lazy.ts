/**
 * Media that a page defers until it is nearly visible, `@stirrup/cms/lazy`. An entry of its own, because the loader
 * includes it.
 */
export { DEFERRED_STYLE, LAZY } from './lazy/contract.ts';
export { showLazy } from './lazy/show-lazy.ts';
export { sourceOf } from './lazy/source-of.ts';
