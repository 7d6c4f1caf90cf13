import { defineProps } from '@stirrup/runtime';
import { filterReaders, filterSources } from '../filters/filter-props.ts';

/** A select has the options of every filter. */
export const filterSelectProps = defineProps(filterReaders, { bricks: filterSources });
