import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/accordion.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On a title: opens or closes its content.',
    'ArrowDown, ArrowUp': 'To the next title, to the previous one.',
    'Home, End': 'To the first title, to the last one.',
    Tab: 'From a title into its open content; closed content is passed over.',
  },
  withoutScript:
    'All contents of our own dialect show, below their titles. Whether the builder’s contents show is up to the page’s styles.',
};
