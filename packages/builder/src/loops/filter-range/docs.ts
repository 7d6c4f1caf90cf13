import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/filter-range.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowLeft':
      'On a handle: one step, in the reading direction. The request is sent when the key is released.',
    Enter: 'In a field: filters by its value.',
  },
  withoutScript: 'The handles move, and nothing is filtered.',
  server:
    'Needs the builder’s REST API (`query_result`). On another CMS write a form with `method="get"` in its place.',
};
