import type { Texts } from '@stirrup/cms/texts';

/** Error of a login with an expired nonce. */
export const checkoutLoginTexts = {
  loginExpired: 'The page had been open for too long. Please log in again.',
} as const satisfies Texts;
