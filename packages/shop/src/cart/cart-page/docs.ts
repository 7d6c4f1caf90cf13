import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/cart-page.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'In the field of a quantity or a coupon: sends the change.',
    Space: 'On a link that removes, undoes or opens the calculator: does so, as Enter does.',
    'ArrowDown, ArrowUp': 'Among shipping methods: chooses. Of several choices only the last one is sent.',
  },
  withoutScript: 'Every form and link of the cart loads the page again, as the shop prints it.',
  server:
    'Sends WooCommerce’s cart form to its own address, and takes the cart out of the page in the answer; coupons and shipping go to `wc-ajax`. Leave it out where no WooCommerce stands behind the page.',
};
