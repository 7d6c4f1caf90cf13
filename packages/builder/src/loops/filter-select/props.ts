import { defineProps } from '@stirrup/runtime';
import { filterReaders, filterSources } from '../filters/filter-props.ts';

/** Options of a select: those of every filter. */
export const filterSelectProps = defineProps(filterReaders, { bricks: filterSources });
