import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Finding the clicked item, and following its link where the lightbox does not come.
  island: 1405,
  parts: [
    { label: 'Lightbox: opening it, PhotoSwipe and its set-up aside', file: 'open-items.ts', fetches: [], limit: 2080 },
    { label: 'Lightbox: films', file: 'film-code.ts', limit: 1180 },
    { label: 'Lightbox: thumbnails', file: 'show-thumbnails.ts', limit: 965 },
  ],
};
