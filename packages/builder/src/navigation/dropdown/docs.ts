import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/dropdown.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the button: opens and closes the submenu.',
    ArrowDown: 'On the button of an open submenu: to its first entry; elsewhere to the next item.',
    'ArrowRight, ArrowLeft': 'To the next item, to the previous one, in the reading direction.',
    'Home, End': 'To the first entry, to the last one.',
    Escape: 'Closes the innermost submenu; the focus returns to its button.',
    Tab: 'Goes on. A submenu that loses the focus closes.',
  },
  withoutScript:
    'With `stirrup.css` a submenu of our own dialect opens under the mouse and for the focus; the link of its item works.',
};
