import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/mini-cart.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the toggle: opens and closes the panel. On a link that removes a product: removes it.',
    Tab: 'Through the panel; one that covers the page keeps the focus.',
    Escape: 'Closes the panel; the focus returns to the toggle.',
  },
  withoutScript: 'The toggle leads to the cart if it is a link. The panel stays hidden.',
  server:
    'Refreshes by WooCommerce’s `wc-ajax=get_refreshed_fragments`, and removes by `remove_from_cart`. Where no WooCommerce stands behind the page, write a popup or a panel with a link to the basket in its place.',
};
