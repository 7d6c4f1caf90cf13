import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/reading-time.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'The printed text stays.',
};
