import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/popup.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On what opens the popup: opens it, with the focus inside. On its part `close`: closes it.',
    'Tab, Shift+Tab': 'Stay inside the topmost popup.',
    Escape: 'Closes the topmost popup; the focus returns to its opener.',
  },
  withoutScript: 'Popups stay hidden. What every visitor needs has to be on the page, too.',
  server: 'Content is on the page, except where the builder’s popups name a server’s (`load_popup_content`).',
};
