import { boolean, choice, defineProps } from '@stirrup/runtime';
import { filterReaders, filterSources, inFilter } from '../filters/filter-props.ts';

/** Options of a list of choices. */
export const filterChoicesProps = defineProps(
  {
    ...filterReaders,
    /** `radio` for one choice, `checkbox` for several. */
    type: choice(['radio', 'checkbox'], 'checkbox'),
    /** Options form a hierarchy; each prints its depth. */
    hierarchy: boolean(),
    /** Choosing an option also chooses all options below it. */
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
