import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/progress-bar.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'Bars with a printed width are full.',
};
