/** The code that requests and shows filtered results, fetched as one with the first change of a filter. */
export { showCounts } from './active-counts.ts';
export { fetchResults } from './fetch-results.ts';
export { restoreFilters } from './restore-filters.ts';
export { showFilters } from './show-filters.ts';
