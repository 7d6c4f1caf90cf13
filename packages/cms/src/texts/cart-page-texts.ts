import type { Texts } from './text.ts';

/** What the cart page says. */
export const cartPageTexts = {
  cartGone: 'Your cart has expired, or was emptied elsewhere.',
} as const satisfies Texts;
