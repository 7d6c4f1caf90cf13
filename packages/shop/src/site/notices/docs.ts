import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/notices.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the button: dismisses the notice.',
  },
  withoutScript: 'The notices show, without buttons.',
};
