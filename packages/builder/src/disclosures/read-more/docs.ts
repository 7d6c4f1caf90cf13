import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/read-more.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the button: opens the text and closes it.',
    Tab: 'To a link in the hidden lines: opens the text.',
  },
  withoutScript: 'The whole text shows, without its button.',
};
