import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/map-leaflet.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On a marker: opens its popup.',
    Escape: 'Closes the popup.',
  },
  withoutScript: 'The printed list of the places shows.',
};
