import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/filter-button.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'Applies all choices, or clears them.',
  },
  withoutScript: 'The button does nothing, unless it stands in a form that the server understands.',
  server:
    'Needs the builder’s REST API (`query_result`). On another CMS write a form with `method="get"` in its place.',
};
