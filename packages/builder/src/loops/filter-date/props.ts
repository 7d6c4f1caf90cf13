import { defineProps, string } from '@stirrup/runtime';
import { filterReaders, filterSources } from '../filters/filter-props.ts';

/** Options of a date field; its calendar's options are in `data-bricks-datepicker-options`. */
export const filterDateProps = defineProps(
  {
    ...filterReaders,
    /** Address of the calendar's stylesheet if the page has no styles for it. @default `flatpickr.css` beside the scripts */
    styles: string(),
  },
  { bricks: filterSources },
);
