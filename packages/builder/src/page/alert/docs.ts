import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/alert.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the button: dismisses the alert. The focus returns to the element before it.',
  },
  withoutScript: 'The alert shows, and cannot be dismissed.',
};
