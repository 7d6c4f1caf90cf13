import { defineProps, string } from '@stirrup/runtime';
import { QUERY_ID } from '../query/contract.ts';

const FILTER_ATTRIBUTE = 'data-brx-filter';

/** Options of the pagination island. */
export const paginationProps = defineProps(
  {
    /** Id of the loop. */
    query: string(),
    /** The same on pages with filters; printed alone if the pagination itself does not fetch. */
    targetQuery: string(),
    /** Id by which the server knows the pagination and sends its links again. */
    pagination: string(),
    /** The same on pages with filters. */
    filter: string(),
  },
  {
    bricks: {
      query: QUERY_ID,
      targetQuery: { attribute: FILTER_ATTRIBUTE, key: 'targetQueryId' },
      pagination: 'data-pagination-id',
      filter: { attribute: FILTER_ATTRIBUTE, key: 'filterId' },
    },
  },
);
