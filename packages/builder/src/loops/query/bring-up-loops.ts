import { bringUp } from '@stirrup/runtime';

/** Islands that have a say in the calls of loops, or show their answers. */
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

/** Longest wait for these, in ms: those that have not come by then are done without. */
const PATIENCE = 3000;

/**
 * Brings up the page's loops, and all that takes part in their calls: before anything is asked for, since what sleeps would be
 * missing in it. A loop is waited for as long as its code may come.
 *
 * @returns A promise; undefined where all are up.
 */
export function bringUpLoops(): Promise<unknown> | undefined {
  const coming = [bringUp('query-loop'), bringUp(HELPERS, PATIENCE)].filter((one) => one !== undefined);
  return coming.length > 0 ? Promise.all(coming) : undefined;
}
