import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [
    { label: 'Query loops: requesting and showing', file: 'page-code.ts', fetches: [], limit: 2700 },
    // With the page's own texts about its results (60).
    { label: 'Query loops: results from pages of the site', file: 'fetch-site-page.ts', limit: 1275 },
  ],
};
