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

/** Items of a grid, and none of the builder's sizers (bricks-elements.md §24). */
export const ITEM = ':scope > :not([class*="-sizer"])';
