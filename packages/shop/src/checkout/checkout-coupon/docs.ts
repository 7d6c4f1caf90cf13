import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/checkout-coupon.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the toggle: opens and closes the panel. On a link that removes a coupon: removes it.',
    Enter: 'In the field: applies the code.',
  },
  withoutScript:
    'A printed panel that is hidden stays so. In one that shows, the form is sent, and the page loads again with the discount.',
  server:
    'Sends the code to WooCommerce’s `wc-ajax=apply_coupon`. Leave it out where no WooCommerce stands behind the page: a message would say that the code did not arrive.',
};
