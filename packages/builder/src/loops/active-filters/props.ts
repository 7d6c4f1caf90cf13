import { defineProps } from '@stirrup/runtime';
import { filterReaders, filterSources } from '../filters/filter-props.ts';

/** Active filters take the options of every filter, of which two matter: their own id, and their loop's. */
export const activeFiltersProps = defineProps(filterReaders, { bricks: filterSources });
