import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/post-sharing.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On a button: copies the link, or opens the device’s share sheet.',
  },
  withoutScript: 'The links to the networks show alone.',
};
