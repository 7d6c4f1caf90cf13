import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/slide-menu.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On a button: opens and shuts its sub-menu.',
    'ArrowDown, ArrowUp': 'To the next visible link, to the previous one.',
    'Home, End': 'To the first visible link, to the last one.',
    Escape: 'Shuts a menu with triggers; the focus returns to the trigger.',
  },
  withoutScript: 'A menu of our own dialect is open, with all its sub-menus.',
};
