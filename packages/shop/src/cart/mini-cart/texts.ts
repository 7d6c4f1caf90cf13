import type { Texts } from '@stirrup/cms/texts';

/** Texts of the mini cart. */
export const miniCartTexts = {
  itemRemoved: 'The item was removed from the cart.',
} as const satisfies Texts;
