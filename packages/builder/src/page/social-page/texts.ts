import type { Texts } from '@stirrup/cms/texts';

/** Texts in the place of a social page, until it is there. */
export const socialPageTexts = {
  openSocialPage: 'Open the page on Facebook',
  showSocialPage: 'Show content from Facebook here',
} as const satisfies Texts;
