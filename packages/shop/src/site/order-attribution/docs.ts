import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/order-attribution.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'No origin is recorded, and orders are sent without one.',
};
