import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/pie-chart.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'The text shows, without the ring.',
};
