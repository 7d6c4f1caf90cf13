import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/map.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On a marker: opens its info box. On a category: shows its markers.',
    Escape: 'Closes the info box.',
  },
  withoutScript: 'The printed list of the places shows.',
};
