import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/reading-progress.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript:
    'The bar of our own dialect does not show, because its value would be wrong. The builder’s stays empty.',
};
