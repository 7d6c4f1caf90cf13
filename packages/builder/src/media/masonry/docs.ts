import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/masonry.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'A grid of our own dialect has rows of equal height. The builder’s grid is as its styles lay it out.',
};
