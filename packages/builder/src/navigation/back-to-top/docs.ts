import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/back-to-top.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'Scrolls to the top of the page.',
    Tab: 'Afterwards: to the first control of the page.',
  },
  withoutScript: 'A link to `#top` shows and works with `stirrup.css`; any other tag stays hidden.',
};
