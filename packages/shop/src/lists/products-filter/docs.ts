import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/products-filter.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On a title: opens and closes its filter.',
    'ArrowDown, ArrowUp': 'In a select or among radio buttons: choose. The form is submitted after a pause.',
  },
  withoutScript: 'All filters show, and the form’s button submits them.',
};
