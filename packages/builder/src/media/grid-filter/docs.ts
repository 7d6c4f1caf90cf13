import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/grid-filter.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowLeft': 'To the next filter, to the previous one.',
    'Home, End': 'To the first filter, to the last one.',
    'Enter, Space': 'Chooses the filter.',
  },
  withoutScript: 'All items show. The filters do nothing.',
};
