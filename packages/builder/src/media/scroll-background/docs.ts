import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/scroll-background.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript: 'The background stays where the page’s styles place it.',
};
