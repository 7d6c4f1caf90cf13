import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/pagination.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'On a link: shows its page; the focus moves to the first new result.',
  },
  withoutScript: 'Each link leads to its page.',
};
