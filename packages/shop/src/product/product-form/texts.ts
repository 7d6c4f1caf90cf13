import type { Texts } from '@stirrup/cms/texts';

/** Texts of a product's form. */
export const productFormTexts = {
  chooseQuantity: 'Please choose the quantity of items you wish to add to your cart.',
} as const satisfies Texts;
