import { pageRegistry } from '@stirrup/runtime';
import type { QueryAnswer } from './query-answer.ts';

/** The share of a loop's filters in its requests and responses. Loops without filters have none. */
export interface QueryFilters {
  /** `filters`, `selectedFilters` and `afTags` of a request (bricks-dynamic.md §3.6, §4.5). */
  readonly body: () => Readonly<Record<string, unknown>>;
  /** Updates the filters on the page from a response. */
  readonly show: (answer: QueryAnswer) => void;
}

/** The filters of the page's loops, by the loop's id. The filters' code fills the map; requests only read it. */
export function queryFilters(): Map<string, QueryFilters> {
  return pageRegistry().shared('builder/query-filters', () => new Map<string, QueryFilters>());
}
