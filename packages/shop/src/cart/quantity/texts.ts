import type { Texts } from '@stirrup/cms/texts';

/** Labels of a quantity's buttons. */
export const quantityTexts = {
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
} as const satisfies Texts;
