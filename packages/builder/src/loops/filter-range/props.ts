import { boolean, defineProps, number, string } from '@stirrup/runtime';
import { filterReaders, filterSources, inFilter } from '../filters/filter-props.ts';

/** Options of a range filter. */
export const filterRangeProps = defineProps(
  {
    ...filterReaders,
    /** The lowest value without any filter. */
    min: number(0),
    /** The highest value without any filter. */
    max: number(100),
    /** Number of decimal digits. */
    decimals: number(0, { min: 0, max: 20, whole: true }),
    /** Groups thousands. */
    thousands: boolean(),
    /** Separator of thousands; numbers with decimals keep the comma. @default a comma */
    separator: string(),
    /** Origin of the values. `wcField` means the shop's prices, which the shop's price slider filters, too. */
    source: string(),
  },
  {
    bricks: {
      ...filterSources,
      min: inFilter('min'),
      max: inFilter('max'),
      decimals: inFilter('decimalPlaces'),
      thousands: inFilter('thousands'),
      separator: inFilter('separator'),
      source: inFilter('filterSource'),
    },
  },
);
