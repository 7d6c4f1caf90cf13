import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/query-text.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'The printed text stays, which is right for the printed results.',
};
