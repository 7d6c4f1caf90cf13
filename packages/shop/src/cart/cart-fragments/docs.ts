import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/cart-fragments.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'The page shows the cart as it was when the page was printed.',
  server: 'Refreshes by WooCommerce’s `wc-ajax=get_refreshed_fragments`.',
};
