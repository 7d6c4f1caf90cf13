import { boolean, choice, defineProps, type InferProps, number, optional, string } from '@stirrup/runtime';

const currency = (key: string) => ({ attribute: 'data-currency', key });

/** Options of a price slider. */
export const priceSliderProps = defineProps(
  {
    /** Least distance between the handles, in units of the price. @default 0 in WooCommerce's own markup, else 4 */
    gap: optional(number(0, { min: 0 })),
    /** Symbol of the currency. */
    symbol: optional(string()),
    /** Position of the symbol. */
    position: optional(choice(['left', 'right', 'leftSpace', 'rightSpace'], 'left')),
    /** Symbol and position as a pattern: `%s` is the symbol, `%v` the number. */
    format: optional(string()),
    /** Number of decimals. */
    decimals: optional(number(0, { min: 0, max: 20, whole: true })),
    /** Decimal separator. */
    decimalSeparator: optional(string()),
    /** Thousands separator. */
    thousandSeparator: optional(string()),
    /** Submits the form after each change. @default true in the builder and with `query` */
    submitsOnChange: optional(boolean()),
    /** Id of a query loop that should filter in place of the form. */
    query: string(),
  },
  { bricks: { symbol: currency('symbol'), position: currency('position') } },
);

/** Props of a price slider. */
export type PriceSliderProps = InferProps<typeof priceSliderProps>;
