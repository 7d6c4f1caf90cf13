import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/audio.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'On a track: plays it.',
    Space: 'In the player: plays and pauses. All its keys are the browser’s.',
  },
  withoutScript: 'The browser’s own player plays the sound, and the links of a playlist lead to their files.',
};
