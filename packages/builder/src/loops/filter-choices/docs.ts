import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/filter-choices.md. */
export const docs: IslandDocs = {
  keyboard: {
    Space: 'Chooses; on the chosen radio button clears the choice.',
    'ArrowDown, ArrowUp, ArrowRight, ArrowLeft':
      'Among radio buttons: moves the focus without choosing, past disabled ones, wrapping at the ends.',
    Enter: 'Chooses an option that looks like a button.',
  },
  withoutScript: 'The fields can be filled in, and nothing is filtered.',
  server:
    'Needs the builder’s REST API (`query_result`). On another CMS write a form with `method="get"` in its place.',
};
