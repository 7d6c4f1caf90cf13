/**
 * Media that a page holds back until it is nearly in sight, `@stirrup/cms/lazy`. Apart from the rest, because the loader has it.
 */
export { LAZY } from './lazy/contract.ts';
export { showLazy } from './lazy/show-lazy.ts';
export { sourceOf } from './lazy/source-of.ts';
