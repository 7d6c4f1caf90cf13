import { defineProps, number } from '@stirrup/runtime';
import { filterReaders, filterSources, inFilter } from '../filters/filter-props.ts';

/** Options of a search field. */
export const filterSearchProps = defineProps(
  {
    ...filterReaders,
    /** Delay after the last keystroke, in ms. */
    debounce: number(500, { min: 0 }),
    /** Minimum length of a term; Enter also searches for shorter ones. */
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
