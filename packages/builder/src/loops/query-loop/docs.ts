import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/query-loop.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'On what loads more or turns the page: the focus moves to the first new result.',
  },
  withoutScript: 'The printed results show. Links of its buttons and page links lead to further ones.',
};
