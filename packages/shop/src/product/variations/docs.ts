import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/variations.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the link that clears all choices: clears them.',
    Tab: 'Through the options; disabled ones are passed over.',
  },
  withoutScript:
    'The selects work, and the shop checks the choice when the form is sent. Prices and pictures do not follow it.',
  server:
    'Works with the variations that the form prints. For a product with more of them it sends a request to WooCommerce’s `wc-ajax=get_variation`.',
};
