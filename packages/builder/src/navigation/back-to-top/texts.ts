import type { Texts } from '@stirrup/cms/texts';

/** Accessible name of a control that shows a picture only. */
export const backToTopTexts = {
  backToTop: 'Back to top',
} as const satisfies Texts;
