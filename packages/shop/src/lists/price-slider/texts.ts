import type { Texts } from '@stirrup/cms/texts';

/** Names of a price slider's ends. */
export const priceSliderTexts = {
  maxPrice: 'Max price',
  minPrice: 'Min price',
} as const satisfies Texts;
