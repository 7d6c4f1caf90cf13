import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';
import type { Outcome, PageRequest } from './page-request.ts';
import { queryCalled } from './queries.ts';
import type { Query } from './query.ts';
import type { QueryAnswer } from './query-answer.ts';

/**
 * One list of page links on the page.
 *
 * Filters take it as one of theirs, of the type `pagination`: its value is `page`, nothing is chosen on the first one.
 * They set `turn`; it brings its markup up to date itself after every answer, `filters[id]` of which it prefers.
 */
export interface QueryPagination {
  /** Id of the element, under which the server knows it. */
  readonly id: string;
  /** Id of its loop. */
  readonly query: string;
  readonly element: HTMLElement;
  /** The page whose entry is the current one. */
  page: number;
  /**
   * Turns to `page` where the loop has filters: `href` is the address of the link, `request` how it is shown. Without it
   * the page is asked for as the loop has it.
   */
  turn: ((href: string, request: Partial<PageRequest>) => Promise<Outcome | undefined>) | undefined;
  /** Brings its links up to date. */
  readonly show: (answer: QueryAnswer) => void;
  /** The links that it shows, as HTML. */
  readonly save: () => string;
  /** Shows links that it showed before. */
  readonly restore: (html: string) => void;
}

/** The paginations of the page, in the order in which they came. */
export function queryPaginations(): WritableAtom<readonly QueryPagination[]> {
  return pageRegistry().shared('builder/paginations', () => atom<readonly QueryPagination[]>([]));
}

/** Makes page links known; returns what ends that. */
export function addPagination(pagination: QueryPagination): () => void {
  const all = queryPaginations();
  all.set([...all.get(), pagination]);
  return () => all.set(all.get().filter((other) => other !== pagination));
}

/** The paginations of one loop; of nested loops with one id, those that are closest to it. */
export function paginationsOf(query: Query): readonly QueryPagination[] {
  return queryPaginations()
    .get()
    .filter((pagination) => pagination.query === query.id && queryCalled(query.id, pagination.element) === query);
}
