import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/pagination.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'On a link: shows its page; the focus moves to the first new result.',
  },
  withoutScript: 'Each link leads to its page.',
  server:
    'Requests results from the builder’s REST API (`load_query_page`). For a loop without `queryVars` it fetches the page that the link leads to, and takes the loop’s items and its page links out of that.',
};
