import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/add-to-cart.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'Adds the product; the focus stays.',
  },
  withoutScript: 'The link leads to its address, where the shop adds the product and prints the page again.',
  server:
    'Adds by WooCommerce’s `wc-ajax=add_to_cart`, the builder’s buttons by its own endpoint. Where no WooCommerce stands behind the page, the browser follows the link, unless that is WooCommerce’s own (`?add-to-cart=`).',
};
