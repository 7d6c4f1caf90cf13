import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/product-form.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'In the field: adds the product, as the button does.',
  },
  withoutScript: 'The browser submits the form, and the shop prints the page again.',
  server:
    'Adds by WooCommerce’s or the builder’s endpoint only if the page, or the option `background`, says so. Without that the browser submits the form to its own `action`.',
};
