import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/reading-progress.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'The bar stays at its printed value.',
};
