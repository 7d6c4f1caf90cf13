import type { Texts } from '@stirrup/cms/texts';

/** Texts of the cart page. */
export const cartPageTexts = {
  cartGone: 'Your cart has expired, or was emptied elsewhere.',
} as const satisfies Texts;
