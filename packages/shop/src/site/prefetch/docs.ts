import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/prefetch.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'Nothing is prefetched. Links work as ever.',
};
