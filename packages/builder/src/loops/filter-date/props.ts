import { defineProps, string } from '@stirrup/runtime';
import { filterReaders, filterSources } from '../filters/filter-props.ts';

/** Options of a date field; those of its calendar are `data-bricks-datepicker-options`. */
export const filterDateProps = defineProps(
  {
    ...filterReaders,
    /** Address of the calendar's stylesheet, where the page has none for it; by default the one beside the scripts. */
    styles: string(),
  },
  { bricks: filterSources },
);
