import type { Texts } from './text.ts';

/** What the ends of a price slider are called. */
export const priceSliderTexts = {
  maxPrice: 'Max price',
  minPrice: 'Min price',
} as const satisfies Texts;
