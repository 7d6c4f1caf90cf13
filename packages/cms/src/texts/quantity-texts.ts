import type { Texts } from './text.ts';

/** What the buttons of a quantity are called. */
export const quantityTexts = {
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
} as const satisfies Texts;
