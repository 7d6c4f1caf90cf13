import type { Texts } from '@stirrup/cms/texts';

/** Error of a login that came too late. */
export const checkoutLoginTexts = {
  loginExpired: 'The page had been open for too long. Please log in once more.',
} as const satisfies Texts;
