import type { Texts } from './text.ts';

/** What the schemes of the page are called. */
export const colourSchemeTexts = {
  darkScheme: 'Dark colours',
  lightScheme: 'Light colours',
} as const satisfies Texts;
