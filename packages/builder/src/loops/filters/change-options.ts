import type { PageRequest } from '../query/page-request.ts';

/** Options of a request for results. */
export interface FetchOptions {
  /** Address whose path the page is to have: a page link's. @default the page's own, without its page */
  readonly base?: string;
  /** More of the request: how it is shown, what happens then. */
  readonly request?: Partial<PageRequest>;
}

/** Options of a change. */
export interface ChangeOptions extends FetchOptions {
  /** Requests results also where choices wait for the submit button: Enter in a search field. @default false */
  readonly isNow?: boolean;
}
