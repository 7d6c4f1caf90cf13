import type { IslandDocs } from '#house/island-docs';

/** Keys, and the island without JavaScript, for docs/islands/lightbox.md. */
export const docs: IslandDocs = {
  keyboard: {
    Enter: 'On a link: opens its picture or film over the page.',
    'ArrowRight, ArrowLeft': 'To the next picture, to the previous one.',
    Tab: 'Stays inside the lightbox.',
    Escape: 'Closes the lightbox; the focus returns to the picture that was shown.',
  },
  withoutScript: 'The link leads to its file or its film.',
};
