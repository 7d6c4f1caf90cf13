import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/social-page.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the button that asks for consent: loads the page.',
  },
  withoutScript: 'The printed link to the page shows.',
};
