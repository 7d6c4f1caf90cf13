import { boolean, choice, defineProps, string } from '@stirrup/runtime';
import { filterReaders, filterSources, inFilter } from '../filters/filter-props.ts';

/** Options of a button. */
export const filterButtonProps = defineProps(
  {
    ...filterReaders,
    /** With `apply` it applies all choices, with `reset` it clears them. */
    type: choice(['apply', 'reset'], 'apply'),
    /** Address of another page for the results. */
    redirectTo: string(),
    /** Opens that page in a new tab. */
    newTab: boolean(),
  },
  {
    bricks: {
      ...filterSources,
      type: inFilter('filterType'),
      redirectTo: inFilter('redirectTo'),
      newTab: inFilter('newTab'),
    },
  },
);
