import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  parts: [{ label: 'Filters: results of a change', file: 'results-code.ts', limit: 2000 }],
  together: [
    // Six components with their contracts by dialect; steps and addresses of ranges.
    {
      label: 'Filters of every kind together',
      islands: ['active-filters', 'filter-button', 'filter-choices', 'filter-range', 'filter-search', 'filter-select'],
      shared: ['filters'],
      limit: 8990,
    },
  ],
};
