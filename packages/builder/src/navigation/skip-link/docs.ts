import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/skip-link.md. */
export const docs: IslandDocs = {
  keyboard: {
    Tab: 'First on the page: to the link.',
    Enter: 'Moves the focus to its target.',
  },
  withoutScript: 'The browser goes to the target; some browsers move only the scroll position.',
};
