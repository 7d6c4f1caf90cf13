import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/product-form.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'In the field: adds the product, as the button does.',
  },
  withoutScript: 'The browser submits the form, and the shop prints the page again.',
};
