import type { Texts } from './text.ts';

/** What the form of a product says. */
export const productFormTexts = {
  chooseQuantity: 'Please choose the quantity of items you wish to add to your cart.',
} as const satisfies Texts;
