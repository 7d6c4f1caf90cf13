import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/toggle.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'Opens its target and closes it, or turns the attribute on and off.',
  },
  withoutScript: 'The button does nothing.',
};
