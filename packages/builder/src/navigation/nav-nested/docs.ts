import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/nav-nested.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowLeft, ArrowDown, ArrowUp': 'Through the entries.',
    'Home, End': 'To the first entry, to the last one.',
    'Enter, Space': 'On the toggle: opens the menu and closes it.',
    Tab: 'In the open menu: stays inside.',
    Escape: 'Closes the menu; the focus returns to its opener.',
  },
  withoutScript: 'All entries of our own menu show at any width, and its toggle is hidden.',
};
