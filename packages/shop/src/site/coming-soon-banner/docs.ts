import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/coming-soon-banner.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the button: dismisses the banner.',
  },
  withoutScript: 'The banner shows, and cannot be dismissed.',
  server:
    'Stores the dismissal at the address in `data-rest-url`, with its nonce. Without a good answer the banner stays, and a message says why.',
};
