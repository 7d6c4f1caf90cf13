import type { Texts } from '@stirrup/cms/texts';

/** Names of the page's colour schemes. */
export const colourSchemeTexts = {
  darkScheme: 'Dark colours',
  lightScheme: 'Light colours',
} as const satisfies Texts;
