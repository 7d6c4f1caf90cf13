import type { PageCall } from './fetch-answer.ts';
import type { QueryAnswer } from './query-answer.ts';

/** A request for a page to show. */
export interface PageRequest extends PageCall {
  /** `append` adds the next page; `paginate` and `filter` replace the shown results. */
  readonly kind: 'append' | 'paginate' | 'filter';
  /** Delay before the request, in ms. @default 0 */
  readonly delay?: number;
  /** A promise that the request waits for: of code that restores filters. */
  readonly waitsFor?: Promise<unknown> | undefined;
  /** True if the visitor went back or forward; other scripts are told by the event. */
  readonly isPopState?: boolean;
  /** Runs the change of the page, for example in a view transition; it calls `show` exactly once. */
  readonly change?: (show: () => void) => Promise<void>;
  /**
   * Called when the response is on the page, also after a retry, and before the last events: moves focus, updates the
   * address.
   *
   * @param items The new items; after a replacement, all items.
   */
  readonly onShown?: (answer: QueryAnswer, items: readonly Element[]) => void;
}

/**
 * The outcome. `overtaken`: a newer request replaced it, a running one must not be disturbed, or there is nothing to
 * request.
 */
export type Outcome =
  | { readonly state: 'shown'; readonly answer: QueryAnswer; readonly items: readonly Element[] }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'overtaken' };
