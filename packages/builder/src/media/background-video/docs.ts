import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/background-video.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space': 'On the button in the section’s corner: pauses the film and plays it.',
  },
  withoutScript: 'The section shows its own background, or a printed `<video>` as its attributes say.',
};
