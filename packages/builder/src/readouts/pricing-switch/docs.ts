import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/pricing-switch.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowLeft, ArrowDown, ArrowUp': 'To the next tab, to the previous one, which is chosen.',
  },
  withoutScript: 'All tables of our own dialect show. Which of the builder’s tables show is up to the page’s styles.',
};
