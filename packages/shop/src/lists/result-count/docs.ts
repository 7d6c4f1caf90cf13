import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/result-count.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'The count shows. It is not announced.',
};
