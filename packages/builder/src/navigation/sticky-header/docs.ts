import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/sticky-header.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Tab, Shift+Tab': 'Bring a hidden header back as soon as the focus is in it.',
  },
  withoutScript: 'The header stays at the top of the window, by its styles, and never hides.',
};
