/**
 * Light or dark scheme of the page, `@stirrup/cms/colour-scheme`: one store per page, whoever switches. An entry of its
 * own, because most pages have one scheme only.
 */
export { chooseColourScheme, colourScheme, mainScheme, otherScheme } from './colour-scheme/colour-scheme.ts';
export type { ColourScheme, SchemeChange } from './colour-scheme/contract.ts';
export { EARLY_SCRIPT } from './colour-scheme/early-script.ts';
