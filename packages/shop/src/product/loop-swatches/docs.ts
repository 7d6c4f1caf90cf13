import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/loop-swatches.md. */
export const docs: IslandDocs = {
  keyboard: {
    Tab: 'To the group, to its chosen option.',
    'ArrowRight, ArrowLeft': 'To the next option, to the previous one, which is chosen.',
    'Space, Enter': 'Chooses the option, or clears it.',
  },
  withoutScript: 'The button leads to the product, where its options are.',
  server:
    'Works with the variations that the page prints; it requests more from the swatches plugin’s addresses in WordPress. A chosen variation is added by WooCommerce’s `wc-ajax`.',
};
