import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  // Limits, screens, fetched content with its failures, loops, quick view, the functions that site code calls, and what stands in
  // for it while it sleeps.
  island: 4450,
};
