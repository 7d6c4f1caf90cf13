import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/carousel.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowLeft':
      'In the carousel: to the next slide, to the previous one, unless its options switch keys off. In the builder’s, also while it is in view and nothing on the page has the focus.',
    'Enter, Space': 'On an arrow or a dot: shows its slide. On the toggle: stops the carousel and starts it.',
  },
  withoutScript: 'The slides are a row that scrolls, if the page’s styles let it. Printed arrows do nothing.',
};
