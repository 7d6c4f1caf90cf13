import type { PageCall } from './fetch-answer.ts';
import type { QueryAnswer } from './query-answer.ts';

/** A page that is to be shown. */
export interface PageRequest extends PageCall {
  /** `append` adds the next page; `paginate` and `filter` put what is found in the place of what is shown. */
  readonly kind: 'append' | 'paginate' | 'filter';
  /** How long to wait before asking, in ms. @default 0 */
  readonly delay?: number;
  /** The visitor went back or forward; other scripts are told. */
  readonly isPopState?: boolean;
  /** Runs what changes the page, as a view transition for one; it calls `show` exactly once. */
  readonly change?: (show: () => void) => Promise<void>;
  /**
   * Called when the answer is on the page, also after "Try again": moves focus, writes the address.
   *
   * @param items What has come; of what replaced others, all that stands there now.
   */
  readonly onShown?: (answer: QueryAnswer, items: readonly Element[]) => void;
}

/** How it went. `overtaken`: something newer was asked for, or something is on its way that may not be disturbed. */
export type Outcome =
  | { readonly state: 'shown'; readonly answer: QueryAnswer; readonly items: readonly Element[] }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'overtaken' };
