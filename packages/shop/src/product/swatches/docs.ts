import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/swatches.md. */
export const docs: IslandDocs = {
  keyboard: {
    Tab: 'To the group, to its chosen swatch.',
    'ArrowRight, ArrowDown': 'To the next available swatch, which is chosen.',
    'ArrowLeft, ArrowUp': 'To the previous one.',
    'Space, Enter': 'Chooses the swatch, or clears it.',
  },
  withoutScript: 'The select of the attribute shows, and works.',
};
