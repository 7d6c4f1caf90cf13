import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/swatches.md. */
export const docs: IslandDocs = {
  keyboard: {
    Tab: 'To the group, to its chosen swatch.',
    'ArrowRight, ArrowDown': 'To the next available swatch, which is chosen.',
    'ArrowLeft, ArrowUp': 'To the previous one.',
    'Space, Enter': 'Chooses the swatch, or clears it.',
  },
  withoutScript:
    'In our own dialect the attribute’s select shows, and works. The plugin and the builder hide it, unless the page shows it by a style in `<noscript>`.',
  server:
    'Everything is printed with the form. Only pictures of a preview, and stock of more variations than the page prints, come from the swatches plugin’s addresses in WordPress.',
};
