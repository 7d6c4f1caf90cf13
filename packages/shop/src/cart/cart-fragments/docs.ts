import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/cart-fragments.md. */
export const docs: IslandDocs = {
  keyboard: { 'Enter, Space': 'On a link that removes a product, in a theme’s own panel: removes it.' },
  withoutScript: 'The page shows the cart as it was when the page was printed.',
  server: 'Refreshes by WooCommerce’s `wc-ajax=get_refreshed_fragments`, and removes by `remove_from_cart`.',
};
