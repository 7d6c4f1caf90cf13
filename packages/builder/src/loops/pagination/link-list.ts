import type { QueryPagination } from '../query/query-paginations.ts';
import type { Named } from './current-page.ts';

/** One list of page links, with the names in its dialect. */
export type LinkList = QueryPagination & Named;
