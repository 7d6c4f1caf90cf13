import type { Texts } from '@stirrup/cms/texts';

/** Accessible name of an accordion's title that shows only a picture. */
export const accordionTexts = {
  openAccordion: 'Open accordion',
} as const satisfies Texts;
