import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/masonry.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript:
    'In a grid of our own dialect each row is as high as its highest item. The builder’s grid is as its styles lay it out.',
};
