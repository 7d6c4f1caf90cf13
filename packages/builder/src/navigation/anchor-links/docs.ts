import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/anchor-links.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'On a link: goes to its place, together with the focus.',
  },
  withoutScript: 'The browser goes where a link leads. No menu marks the place.',
};
