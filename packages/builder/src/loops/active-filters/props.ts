import { defineProps } from '@stirrup/runtime';
import { filterReaders, filterSources } from '../filters/filter-props.ts';

/** Options of active filters: those of every filter. Only their own id and their loop's matter. */
export const activeFiltersProps = defineProps(filterReaders, { bricks: filterSources });
