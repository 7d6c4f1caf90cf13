import { defineProps, string } from '@stirrup/runtime';

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
      query: 'data-query-element-id',
      targetQuery: { attribute: FILTER_ATTRIBUTE, key: 'targetQueryId' },
      pagination: 'data-pagination-id',
      filter: { attribute: FILTER_ATTRIBUTE, key: 'filterId' },
    },
  },
);
