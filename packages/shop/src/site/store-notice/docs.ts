import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/store-notice.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the button: dismisses the notice for the whole visit.',
  },
  withoutScript: 'The notice, which is printed hidden, does not show.',
};
