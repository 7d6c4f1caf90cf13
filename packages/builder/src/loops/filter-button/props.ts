import { boolean, choice, defineProps, string } from '@stirrup/runtime';
import { filterReaders, filterSources, inFilter } from '../filters/filter-props.ts';

/** Options of a button. */
export const filterButtonProps = defineProps(
  {
    ...filterReaders,
    /** Whether it takes all choices, or gives them up. */
    type: choice(['apply', 'reset'], 'apply'),
    /** Address of the page that shows the results. */
    redirectTo: string(),
    /** That page opens in a new tab. */
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
