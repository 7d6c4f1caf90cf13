import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §24). */
export const gridFilterContract = defineContract({
  parts: [
    /** Shows some items of the grid, which is the next element, and hides the others. */
    'filter',
  ],
  states: [
    /** The filter that the grid shows. */
    'active',
  ],
  dialects: {
    bricks: { parts: { filter: '[data-filter]' }, states: { active: 'active' } },
  },
});

/** Attribute of a filter, in every dialect: `.` and the class of the items that it shows, or `*` for all. */
export const FILTER = 'data-filter';

/**
 * Children of a grid that are no items: the builder's sizers (bricks-elements.md §24), and what a loop has beside its items
 * or in their place (bricks-dynamic.md §3.1, §3.5). Its trail is the island `query-loop`.
 */
export const NO_ITEM = '[class*="-sizer"], .brx-loading-animation, .bricks-posts-nothing-found, [data-stirrup-beside]';
