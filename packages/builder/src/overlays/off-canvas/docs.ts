import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/off-canvas.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space':
      'On a toggle: opens the panel, with the focus on its first control. On its part `close`: closes it.',
    Tab: 'In a panel that covers the page: stays inside.',
    Escape: 'Closes the topmost panel; the focus returns to its opener.',
  },
  withoutScript: 'Panels stay hidden. What every visitor needs has to be on the page, too.',
};
