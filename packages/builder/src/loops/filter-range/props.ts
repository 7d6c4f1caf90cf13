import { boolean, defineProps, number, string } from '@stirrup/runtime';
import { filterReaders, filterSources, inFilter } from '../filters/filter-props.ts';

/** Options of a range filter. */
export const filterRangeProps = defineProps(
  {
    ...filterReaders,
    /** The lowest and the highest value there is, without any filter. */
    min: number(0),
    max: number(100),
    /** Digits behind the point. */
    decimals: number(0, { min: 0, max: 20, whole: true }),
    /** Groups thousands. */
    thousands: boolean(),
    /** Stands between thousands; a comma unless it is given. */
    separator: string(),
    /** Origin of the values: `wcField` is the shop's prices, which a price slider of the shop filters by. */
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
