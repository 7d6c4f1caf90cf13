import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/one-page-navigation.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'On a link: goes to its section, together with the focus.',
  },
  withoutScript: 'Printed links work, and none is marked. A list that the island would fill stays empty.',
};
