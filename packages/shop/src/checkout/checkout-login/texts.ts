import type { Texts } from '@stirrup/cms/texts';

/** Error of a login with an expired nonce. */
export const checkoutLoginTexts = {
  loginExpired: 'The page had been open for too long. Please log in once more.',
} as const satisfies Texts;
