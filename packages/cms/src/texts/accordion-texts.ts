import type { Texts } from './text.ts';

/** Name of an accordion's title that shows a picture only. */
export const accordionTexts = {
  openAccordion: 'Open accordion',
} as const satisfies Texts;
