import type { QueryPagination } from '../query/query-paginations.ts';
import type { Named } from './current-page.ts';

/** One list of page links, and what its dialect calls them. */
export type LinkList = QueryPagination & Named;
