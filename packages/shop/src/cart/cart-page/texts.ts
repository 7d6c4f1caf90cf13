import type { Texts } from '@stirrup/cms/texts';

/** Texts of the cart page. */
export const cartPageTexts = {
  stateOrCounty: 'State / County',
  cartGone: 'Your cart has expired, or was emptied elsewhere.',
} as const satisfies Texts;
