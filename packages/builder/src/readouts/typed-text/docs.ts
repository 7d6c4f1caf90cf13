import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/typed-text.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the button: pauses the text and plays it.',
  },
  withoutScript: 'The printed text of our own dialect shows. The builder prints none.',
};
