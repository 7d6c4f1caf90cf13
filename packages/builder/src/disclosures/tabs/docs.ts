import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/tabs.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowLeft':
      'To the next title, to the previous one, in the reading direction, and opens its pane unless `activation` is `manual`.',
    'ArrowDown, ArrowUp': 'The same in vertical tabs.',
    'Home, End': 'To the first title, to the last one.',
    'Enter, Space': 'Opens the pane of the title.',
    Tab: 'From the title into its pane.',
  },
  withoutScript:
    'All panes of our own dialect and of a product’s page show; titles that are links lead to them. Which of the builder’s panes show is up to the page’s styles.',
};
