import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/table-of-contents.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'On a link: goes to its heading, together with the focus.',
    Tab: 'Through the links; a collapsed list opens for the focus.',
  },
  withoutScript: 'A printed list works, and marks nothing. A list that the island would make does not show.',
};
