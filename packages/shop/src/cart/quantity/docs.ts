import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/quantity.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On plus and minus: one step, within the limits.',
    Enter: 'In the field: submits its form; in a product list it presses the link.',
  },
  withoutScript: 'The field takes a typed amount. Plus and minus of our own dialect do not show.',
};
