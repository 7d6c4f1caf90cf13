import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/load-more.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'Loads more. The focus moves to the first new item.',
  },
  withoutScript: 'A link leads to the next page; a button does nothing.',
  server:
    'Requests results from the builder’s REST API (`load_query_page`). For a loop without `queryVars` it fetches the page that its link leads to, takes the loop’s items out of that, and leads on as that page does; print `maxPages` on the loop, or put the link in its trail.',
};
