import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/gallery.md. */
export const docs: IslandDocs = {
  keyboard: {
    'ArrowRight, ArrowLeft':
      'On a thumbnail or a dot: to the next picture, to the previous one, in the reading direction; in the lightbox, too. In a column of the builder’s thumbnails, ArrowDown and ArrowUp do the same.',
    'Home, End': 'On a thumbnail or a dot: to the first picture, to the last one.',
    'Enter, Space':
      'On a picture or the magnifier: opens the lightbox. On a thumbnail, a dot, or a button for the next or the previous picture: shows that picture.',
    Tab: 'In the lightbox: stays inside.',
    Escape: 'Closes the lightbox; the focus returns to what has opened it.',
  },
  withoutScript:
    'The pictures follow one another, and each leads to its file. The shop hides them until a script has begun, except by its own style in `<noscript>`.',
};
