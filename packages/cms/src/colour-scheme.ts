/**
 * Light or dark scheme of the page, `@stirrup/cms/colour-scheme`: one store per page, whoever switches. An entry of its
 * own, because most pages have one scheme only.
 */
export {
  type ColourScheme,
  chooseColourScheme,
  colourScheme,
  mainScheme,
  otherScheme,
  type SchemeChange,
} from './colour-scheme/colour-scheme.ts';
export { EARLY_SCRIPT } from './colour-scheme/early-script.ts';
