import { defineContract } from '@stirrup/runtime';
import { BUSY_CLASS } from '../query/contract.ts';

/** Names of states (bricks-dynamic.md §3.7); all of them are the button's own. */
export const loadMoreContract = defineContract({
  states: [
    /** Set while its results are being fetched. If interactions load the results, they show it. */
    'busy',
    /** Set when there are no more results. */
    'exhausted',
  ],
  dialects: {
    // As in the builder: interactions and `loadMore()` set the same class on controls of any dialect.
    stirrup: { states: { busy: BUSY_CLASS, exhausted: 'brx-load-more-hidden' } },
    bricks: { states: { exhausted: 'brx-load-more-hidden' } },
  },
});

/** The interaction that loads more, and the key of its loop (bricks-dynamic.md §3.7). */
export const LOAD_MORE = { action: 'loadMore', query: 'loadMoreQuery' } as const;
