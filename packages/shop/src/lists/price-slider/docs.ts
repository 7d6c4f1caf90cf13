import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/price-slider.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowUp': 'One step up; to the right in the reading direction.',
    'ArrowLeft, ArrowDown': 'One step down.',
    'PageUp, PageDown': 'A fifth of the scale up, or down.',
    'Home, End': 'To the lowest price, to the highest one.',
  },
  withoutScript:
    'The form’s button submits the prices: of our own handles, which are range inputs, or of the shop’s fields, which show.',
};
