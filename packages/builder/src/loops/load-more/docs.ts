import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/load-more.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'Loads more. The focus moves to the first new item.',
  },
  withoutScript: 'A link leads to the next page; a button does nothing.',
};
