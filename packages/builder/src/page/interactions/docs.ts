import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/interactions.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space':
      'On an element with an interaction on click: runs it. The element is a button, unless it is a control or contains one.',
  },
  withoutScript: 'No interaction runs. An element that is printed hidden stays so.',
  server:
    'Acts on the page alone; only loading more of a loop, opening a popup with content of a server, and the builder’s forms ask as those islands do.',
};
