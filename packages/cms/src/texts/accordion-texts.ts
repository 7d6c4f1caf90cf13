import type { Texts } from './text.ts';

/** What the title of an accordion is called that shows a picture only. */
export const accordionTexts = {
  openAccordion: 'Open accordion',
} as const satisfies Texts;
