import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/add-to-cart.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'Adds the product; the focus stays.',
  },
  withoutScript: 'The link leads to its address, where the shop adds the product and prints the page again.',
};
