import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  island: 1465,
  parts: [
    { label: 'Video: films by their address, and silent hosts', file: 'play-film.ts', limit: 1180 },
    { label: 'Video: the button of films without controls', file: 'offer-pause.ts', limit: 400 },
  ],
};
