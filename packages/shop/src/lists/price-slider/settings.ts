import { defineSettings, printedNumber, printedString } from '@stirrup/cms';
import * as z from 'zod/mini';
import { PARAMS } from './contract.ts';

/** The shop's price format for sliders (woocommerce.md §1.9). */
export const priceSettings = defineSettings(
  PARAMS,
  z.object({
    currency_format_num_decimals: printedNumber,
    currency_format_symbol: printedString,
    currency_format_decimal_sep: printedString,
    currency_format_thousand_sep: printedString,
    currency_format: printedString,
  }),
  {
    currency_format_num_decimals: '0',
    currency_format_symbol: '',
    currency_format_decimal_sep: '.',
    currency_format_thousand_sep: '',
    currency_format: '%s%v',
  },
);
