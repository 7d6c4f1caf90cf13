import { defineContract } from '@stirrup/runtime';
import { BUSY_CLASS } from '../query/contract.ts';

/** Names of parts and states of a trail (bricks-dynamic.md §3.1). The items are before it, and are not parts. */
export const queryLoopContract = defineContract({
  parts: [
    /** A link to the next page, or a button, that loads more in place. Without scripts a link leads to that page. */
    'more',
  ],
  states: [
    /** Set on the part `more` until the requested items are there. */
    'busy',
    /** Set on the trail of a loop with infinite scroll, in dialects that print it as a state. */
    'scrolling',
    /** Set on the trail of the posts element, whose items are in a grid of its own. */
    'posts',
  ],
  dialects: {
    // As in the builder: interactions and `loadMore()` set the same class on controls of any dialect.
    stirrup: { parts: { more: '[data-part="more"]' }, states: { busy: BUSY_CLASS } },
    bricks: { states: { scrolling: 'brx-infinite-scroll', posts: 'bricks-isotope-sizer' } },
  },
});

/** Class of the button that is added to a loop without one. */
export const MORE_BUTTON = 'stirrup-load-more';

/** Default distance of the last item from the viewport at which more is loaded. */
export const DEFAULT_MARGIN = '1px';

/** The builder's functions for site code (bricks-dynamic.md §1.3). */
export const BUILDER_FUNCTIONS = [
  'bricksQueryLoadPage',
  'bricksAjaxPagination',
  'bricksGetQueryResult',
  'bricksDisplayQueryResult',
] as const;
