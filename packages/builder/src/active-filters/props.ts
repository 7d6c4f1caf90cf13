import { defineProps } from '@stirrup/runtime';
import { filterReaders, filterSources } from '../filters/filter-props.ts';

/** What is active has the options of every filter, of which two matter: its own id, and its loop's. */
export const activeFiltersProps = defineProps(filterReaders, { bricks: filterSources });
