import { boolean, choice, defineProps } from '@stirrup/runtime';
import { filterReaders, filterSources, inFilter } from '../filters/filter-props.ts';

/** Options of a list of choices. */
export const filterChoicesProps = defineProps(
  {
    ...filterReaders,
    /** One choice, or several. */
    type: choice(['radio', 'checkbox'], 'checkbox'),
    /** Options lie below others; those print how deep. */
    hierarchy: boolean(),
    /** An option is chosen together with all options below it. */
    autoCheck: boolean(),
  },
  {
    bricks: {
      ...filterSources,
      type: inFilter('filterType'),
      hierarchy: inFilter('hierarchy'),
      autoCheck: inFilter('autoCheck'),
    },
  },
);
