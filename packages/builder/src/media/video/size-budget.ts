import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  island: 1465,
  parts: [{ label: 'Video: films by their address, and silent hosts', file: 'play-film.ts', limit: 1180 }],
};
