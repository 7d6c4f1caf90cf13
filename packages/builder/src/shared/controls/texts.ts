import type { Texts } from '@stirrup/cms/texts';

/** Accessible names of controls that show a picture only (bricks-elements.md §2.2). */
export const controlTexts = {
  backToTop: 'Back to top',
  closeSearch: 'Close search',
  openAccordion: 'Open accordion',
  toggleSearch: 'Toggle search',
} as const satisfies Texts;
