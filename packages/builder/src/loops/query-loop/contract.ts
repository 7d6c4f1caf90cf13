import { defineContract } from '@stirrup/runtime';

/** Names of parts and states of a trail (bricks-dynamic.md §3.1). Items lie before it, and are no parts. */
export const queryLoopContract = defineContract({
  parts: [
    /** A link to the next page, or a button, that loads more in place. Without us a link leads there. */
    'more',
  ],
  states: [
    /** The part `more`, until the requested items are there. */
    'busy',
    /** The trail of a loop that loads more as it is scrolled: only where that is said by a state. */
    'scrolling',
    /** The trail of the posts element, whose items lie in a grid of its own. */
    'posts',
  ],
  dialects: {
    stirrup: { parts: { more: '[data-part="more"]' }, states: { busy: 'is-loading' } },
    bricks: { parts: {}, states: { scrolling: 'brx-infinite-scroll', posts: 'bricks-isotope-sizer' } },
  },
});

/** Class of the button that we put behind a loop that has none. */
export const MORE_BUTTON = 'stirrup-load-more';

/** Default distance of the last item from the viewport at which more is loaded. */
export const DEFAULT_MARGIN = '1px';

/** Functions of the builder's that site code calls (bricks-dynamic.md §1.3). */
export const BUILDER_FUNCTIONS = [
  'bricksQueryLoadPage',
  'bricksAjaxPagination',
  'bricksGetQueryResult',
  'bricksDisplayQueryResult',
] as const;
