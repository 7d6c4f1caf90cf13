import type { Texts } from './text.ts';

/** Texts of cart and checkout for a page whose nonce has expired. */
export const checkoutTexts = {
  loginExpired: 'The page had been open for too long. Please log in once more.',
  reload: 'Reload this page',
} as const satisfies Texts;
