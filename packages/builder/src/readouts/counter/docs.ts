import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/counter.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'The printed number stays.',
};
