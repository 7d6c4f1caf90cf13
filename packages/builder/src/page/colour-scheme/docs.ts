import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/colour-scheme.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On a control: switches the scheme. A key that is held down counts once.',
  },
  withoutScript: 'The page keeps the scheme that it is printed in. The controls do nothing.',
};
