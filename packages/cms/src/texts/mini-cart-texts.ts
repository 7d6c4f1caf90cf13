import type { Texts } from './text.ts';

/** What the mini cart says. */
export const miniCartTexts = {
  itemRemoved: 'The item was removed from the cart.',
} as const satisfies Texts;
