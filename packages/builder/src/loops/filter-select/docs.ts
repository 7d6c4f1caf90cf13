import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/filter-select.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowDown, ArrowUp': 'Choose as in every select of the browser; each choice filters.',
  },
  withoutScript: 'The select can be changed, and nothing is filtered.',
  server:
    'Needs the builder’s REST API (`query_result`). On another CMS write a form with `method="get"` in its place.',
};
