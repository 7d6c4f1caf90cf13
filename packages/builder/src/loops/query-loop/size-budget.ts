import type { SizeBudget } from '#house/size-budget';

/** Limits in bytes after Brotli. */
export const sizeBudget: SizeBudget = {
  together: [
    {
      label: 'Query loop and pagination together',
      islands: ['query-loop', 'load-more', 'pagination'],
      shared: ['query', 'query-history'],
      limit: 5560,
    },
  ],
};
