import type { Texts } from './text.ts';

/** Words of cart and checkout where the page was too old for what was asked of it. */
export const checkoutTexts = {
  loginExpired: 'The page had been open for too long. Please log in once more.',
  reload: 'Reload this page',
} as const satisfies Texts;
