import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/checkout-login.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the toggle: opens and closes the panel.',
    Enter: 'In a field of the panel: logs in, and never places the order.',
  },
  withoutScript:
    'A printed panel that is hidden stays so. Print it visible if customers have to log in without scripts.',
};
