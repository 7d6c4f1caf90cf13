import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/lazy-load.md. */
export const docs: IslandDocs = {
  keyboard: {},
  withoutScript:
    'Placeholders stay. Print a copy in `<noscript>` for pictures that matter, or use the browser’s own `loading="lazy"`.',
};
