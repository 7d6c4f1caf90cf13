import { pageRegistry } from '@stirrup/runtime';
import type { QueryAnswer } from './query-answer.ts';

/** The part of one loop's filters in its calls and answers. Loops without filters have none. */
export interface QueryFilters {
  /** `filters`, `selectedFilters` and `afTags` of a call (bricks-dynamic.md §3.6, §4.5). */
  readonly body: () => Readonly<Record<string, unknown>>;
  /** Puts the answer's filters in the place of those on the page. */
  readonly show: (answer: QueryAnswer) => void;
}

/** The filters of the page's loops, by the loop's id. Filters put theirs in; calls only look here. */
export function queryFilters(): Map<string, QueryFilters> {
  return pageRegistry().shared('builder/query-filters', () => new Map<string, QueryFilters>());
}
