import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/rating-stars.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowDown': 'One star more, to the right in the reading direction; from the last one to the first.',
    'ArrowLeft, ArrowUp': 'One star fewer; from the first one to the last.',
    'Home, End': 'One star, all stars.',
    Tab: 'To the chosen star, and on from it.',
  },
  withoutScript: 'The select stays, and its review can be sent.',
};
