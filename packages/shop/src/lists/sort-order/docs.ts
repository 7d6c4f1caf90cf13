import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/sort-order.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowDown, ArrowUp': 'Pass orders; the form is submitted when none has been pressed for a second.',
    Enter: 'Submits the form at once.',
  },
  withoutScript: 'The form’s button submits the choice, where one is printed (in `<noscript>`, too).',
};
