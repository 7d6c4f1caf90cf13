import { defineProps, number } from '@stirrup/runtime';
import { filterReaders, filterSources, inFilter } from '../filters/filter-props.ts';

/** Options of a search field. */
export const filterSearchProps = defineProps(
  {
    ...filterReaders,
    /** Delay after the last letter, in ms. */
    debounce: number(500, { min: 0 }),
    /** Shorter terms are searched for by Enter only. */
    minimum: number(3, { min: 0, whole: true }),
  },
  {
    bricks: {
      ...filterSources,
      debounce: inFilter('filterInputDebounce'),
      minimum: inFilter('filterMinChars'),
    },
  },
);
