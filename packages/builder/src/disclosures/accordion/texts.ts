import type { Texts } from '@stirrup/cms/texts';

/** Name of an accordion's title that shows a picture only. */
export const accordionTexts = {
  openAccordion: 'Open accordion',
} as const satisfies Texts;
