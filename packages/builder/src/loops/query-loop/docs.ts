import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/query-loop.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'On what loads more or turns the page: the focus moves to the first new result.',
  },
  withoutScript: 'The printed results show. Links of its buttons and page links lead to further ones.',
  server:
    'Requests results from the builder’s REST API (`load_query_page`, `query_result`). A loop in our own dialect without `queryVars` takes its items, marked by `data-loop-item`, out of the site’s own pages: those that the link in its trail, its page links and its buttons lead to.',
};
