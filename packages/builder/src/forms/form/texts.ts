import type { Texts } from '@stirrup/cms/texts';

/** Messages of forms, for responses without one. */
export const formTexts = {
  notSent: 'An error occurred, please try again later.',
  sent: 'Thank you. Your form has been sent.',
} as const satisfies Texts;
