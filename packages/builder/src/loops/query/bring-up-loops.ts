import { bringUp } from '@stirrup/runtime';

/** Islands that take part in a loop's requests, or show their responses. */
const HELPERS = [
  'pagination',
  'load-more',
  'query-text',
  'active-filters',
  'filter-button',
  'filter-choices',
  'filter-date',
  'filter-range',
  'filter-search',
  'filter-select',
] as const;

/** Longest wait for these islands, in ms; requests go on without those that take longer. */
const PATIENCE = 3000;

/**
 * Starts the page's loops and all islands that take part in their requests. It is called before any request, since a
 * sleeping island would be missing in it. A loop is waited for as long as its code is loading.
 *
 * @returns A promise; undefined if all are up.
 */
export function bringUpLoops(): Promise<unknown> | undefined {
  const coming = [bringUp('query-loop'), bringUp(HELPERS, PATIENCE)].filter((one) => one !== undefined);
  return coming.length > 0 ? Promise.all(coming) : undefined;
}
