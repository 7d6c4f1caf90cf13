import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/filter-date.md. */
export const docs: IslandDocs = {
  keyboard: {
    ArrowDown: 'In the field: opens the calendar, with the focus in it.',
    'ArrowRight, ArrowLeft': 'To the next day, to the previous one, in the reading direction.',
    'ArrowDown, ArrowUp': 'To the next week, to the previous one.',
    'PageDown, PageUp': 'To the next month, to the previous one; with Shift, the year.',
    'Home, End': 'To the first day of the week, to the last one.',
    'Enter, Space': 'Chooses the day.',
    Tab: 'Stays inside the calendar.',
    Escape: 'Closes it; the focus returns to the field.',
  },
  withoutScript: 'The field takes a typed date, and nothing is filtered.',
  server:
    'Needs the builder’s REST API (`query_result`). On another CMS write a form with `method="get"` in its place.',
};
