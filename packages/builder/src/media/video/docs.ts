import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/video.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space':
      'On the cover: plays the film in its place, with the focus in the player, or on the button of a film without controls, which they pause and play.',
  },
  withoutScript:
    'Our own cover leads to the film if it is a link, and a printed `<video>` plays by its own controls. The builder’s frames play; its covers do nothing.',
};
