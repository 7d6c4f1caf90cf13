import { boolean, choice, defineProps, type InferProps, number, optional, string } from '@stirrup/runtime';

const currency = (key: string) => ({ attribute: 'data-currency', key });

/** Options of a price slider. */
export const priceSliderProps = defineProps(
  {
    /** How far apart the handles stay, in units of the price; 4 in the builder, else 0. */
    gap: optional(number(0, { min: 0 })),
    /** Symbol of the currency. */
    symbol: optional(string()),
    /** Position of the symbol. */
    position: optional(choice(['left', 'right', 'leftSpace', 'rightSpace'], 'left')),
    /** The same as a pattern: `%s` is the symbol, `%v` the number. */
    format: optional(string()),
    /** Digits behind the decimal separator. */
    decimals: optional(number(0, { min: 0, max: 20, whole: true })),
    /** Stands before the decimals. */
    decimalSeparator: optional(string()),
    /** Stands between thousands. */
    thousandSeparator: optional(string()),
    /** Submits the form by itself; so it is in the builder, and where `query` names a loop. */
    submitsOnChange: optional(boolean()),
    /** Id of the query loop that is asked to filter in place of the form. */
    query: string(),
  },
  { bricks: { symbol: currency('symbol'), position: currency('position') } },
);

/** Props of a price slider. */
export type PriceSliderProps = InferProps<typeof priceSliderProps>;
