import type { Texts } from '@stirrup/cms/texts';

/** Texts of a pricing switch. */
export const pricingSwitchTexts = {
  choosePrices: 'Prices',
  /** `%s` is the title of the chosen tab. */
  pricesShown: 'Prices shown: %s',
} as const satisfies Texts;
