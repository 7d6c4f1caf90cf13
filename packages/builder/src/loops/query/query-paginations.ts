import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';
import type { Outcome, PageRequest } from './page-request.ts';
import { queryCalled } from './queries.ts';
import type { Query } from './query.ts';
import type { QueryAnswer } from './query-answer.ts';

/**
 * One list of page links on the page.
 *
 * The filters' code treats it as a filter of type `pagination`: its value is `page`, and the first page means no
 * choice. It sets `turn`. The list updates its own markup after every response, from `filters[id]` if present.
 */
export interface QueryPagination {
  /** Id of the element on the server. */
  readonly id: string;
  /** Id of its loop. */
  readonly query: string;
  readonly element: HTMLElement;
  /** The current page. */
  page: number;
  /**
   * Turns to `page` if the loop has filters: `href` is the address of the link, `request` controls how it is shown.
   * Without filters, the loop requests the page itself.
   */
  turn: ((href: string, request: Partial<PageRequest>) => Promise<Outcome | undefined>) | undefined;
  /** Updates its links from a response. */
  readonly show: (answer: QueryAnswer) => void;
  /** The current links, as HTML. */
  readonly save: () => string;
  /** Shows links that were saved before. */
  readonly restore: (html: string) => void;
}

/** The paginations of the page, in the order of their registration. */
export function queryPaginations(): WritableAtom<readonly QueryPagination[]> {
  return pageRegistry().shared('builder/paginations', () => atom<readonly QueryPagination[]>([]));
}

/** Registers page links; returns a function that ends this. */
export function addPagination(pagination: QueryPagination): () => void {
  const all = queryPaginations();
  all.set([...all.get(), pagination]);
  return () => all.set(all.get().filter((other) => other !== pagination));
}

/** The paginations of one loop; among nested loops with one id, those that are closest to it. */
export function paginationsOf(query: Query): readonly QueryPagination[] {
  return queryPaginations()
    .get()
    .filter((pagination) => pagination.query === query.id && queryCalled(query.id, pagination.element) === query);
}
