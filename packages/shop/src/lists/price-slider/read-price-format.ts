import { textOfHtml } from '@stirrup/cms';
import type { PriceFormat } from './format-price.ts';
import type { PriceSliderProps } from './props.ts';
import { decimalsOf } from './scale.ts';
import { priceSettings } from './settings.ts';

/** The builder's positions of the symbol (bricks-dynamic.md §8.7), with non-breaking spaces. */
const PATTERNS = { left: '%s%v', right: '%v%s', leftSpace: '%s\u00a0%v', rightSpace: '%v\u00a0%s' } as const;

/** A slider's price format: its options, else the shop's settings, and always enough decimals for its step. */
export function readPriceFormat(props: PriceSliderProps, step: number): PriceFormat {
  const shop = priceSettings();
  const decimals = Math.max(shop.currency_format_num_decimals, decimalsOf(step));
  return {
    // The builder may print `&pound;`.
    symbol: textOfHtml(props.symbol ?? shop.currency_format_symbol),
    pattern: props.position ? PATTERNS[props.position] : (props.format ?? shop.currency_format),
    decimals: props.decimals ?? Math.min(Math.trunc(decimals), 20),
    decimalSeparator: props.decimalSeparator ?? shop.currency_format_decimal_sep,
    thousandSeparator: props.thousandSeparator ?? shop.currency_format_thousand_sep,
  };
}
