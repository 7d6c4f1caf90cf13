import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/filter-search.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'Searches at once, also for a term that is shorter than `minimum`.',
    'ArrowDown, ArrowUp': 'In the field: show the hidden results of a live search again.',
    Escape: 'Hides the results of a live search. The term stays, and the focus is in the field.',
  },
  withoutScript:
    'The field can be filled in, and nothing is searched, unless it stands in a form that the server understands.',
  server:
    'Needs the builder’s REST API (`query_result`). On another CMS write a form with `method="get"` in its place.',
};
