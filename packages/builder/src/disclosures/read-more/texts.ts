import type { Texts } from '@stirrup/cms/texts';

/** Labels of the button, where neither its options nor its markup say others. */
export const readMoreTexts = {
  readLess: 'Read less',
  readMore: 'Read more',
} as const satisfies Texts;
