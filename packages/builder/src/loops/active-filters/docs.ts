import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/active-filters.md. */
export const docs: IslandDocs = {
  keyboard: {
    'Enter, Space':
      'On a button: clears its value. The focus moves to the next button, after the last one to the cleared filter.',
  },
  withoutScript: 'The list has what the server has printed into it. Its buttons do nothing.',
  server: 'Shows filters of the builder’s loops, which need its REST API (`query_result`).',
};
