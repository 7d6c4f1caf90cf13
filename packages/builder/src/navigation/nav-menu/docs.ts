import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/nav-menu.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowLeft, ArrowDown, ArrowUp': 'Through the items.',
    'Home, End': 'To the first item, to the last one.',
    'Enter, Space': 'On the menu’s button: opens the drawer and closes it.',
    Tab: 'In the open drawer: stays inside.',
    Escape: 'Closes the drawer; the focus returns to its button.',
  },
  withoutScript: 'All items of our own menu show at any width, and its button is hidden.',
};
