import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/countdown.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript:
    'The printed text stays, and should say when the instant is. The builder prints nothing, so its countdowns are empty.',
};
