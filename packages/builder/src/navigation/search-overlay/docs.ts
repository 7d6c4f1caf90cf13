import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/search-overlay.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the toggle: opens the overlay, with the focus in its field.',
    'Tab, Shift+Tab': 'Stay inside the overlay.',
    Escape: 'Closes the overlay; the focus returns to the toggle. Shown results are hidden first.',
  },
  withoutScript:
    'A toggle of our own dialect, which submits an empty search, leads to the page with the results. The builder’s opens nothing.',
};
