import { RequestError } from '@stirrup/cms';
import { createLazy, importWithRetry } from '@stirrup/runtime';
import { bringUpLoops } from '../query/bring-up-loops.ts';
import { showFailure } from '../query/failures.ts';
import type { Outcome, PageRequest } from '../query/load-page.ts';
import { queryCalled } from '../query/queries.ts';
import type { Filter } from './filter.ts';

/** Options of a request for results. */
export interface FetchOptions {
  /** Address whose path the page is to have: a page link's. @default the page's own, without its page */
  readonly base?: string;
  /** More of the request: how it is shown, what happens then. */
  readonly request?: Partial<PageRequest>;
}

/** Options of a change. */
export interface ChangeOptions extends FetchOptions {
  /** Asks for results also where choices wait for the submit button: Enter in a search field. @default false */
  readonly isNow?: boolean;
}

/**
 * A visitor has changed a filter, and its element shows it: takes the choice, puts it into the address and asks for
 * results, once. A later change overtakes the request. Where choices wait for the submit button, nothing is asked for.
 *
 * @returns How it went; undefined where nothing was asked for.
 * @example
 * ```ts
 * select.addEventListener('change', () => changeFilter(filter), { signal });
 * ```
 * Follows bricks-dynamic.md §4.4, §4.5. Never throws.
 */
export async function changeFilter(filter: Filter, options: ChangeOptions = {}): Promise<Outcome | undefined> {
  return make(filter, ({ makeChange }) => makeChange(filter, options));
}

/**
 * The same for several filters, with one request: their elements show it, and it does not wait for the submit button.
 *
 * @param by What was used.
 */
export async function changeFilters(
  by: Filter,
  changed: readonly Filter[],
  options?: FetchOptions,
): Promise<Outcome | undefined> {
  return make(by, ({ makeChanges }) => makeChanges(by, changed, options));
}

/** Takes everything that is chosen in a loop's filters: the submit button. The order is that of the page. */
export async function applyFilters(button: Filter): Promise<Outcome | undefined> {
  return make(button, ({ makeAllChanges }) => makeAllChanges(button));
}

/** Gives up everything that is chosen in a loop's filters: the reset button. A live search shows nothing then. */
export async function resetFilters(button: Filter): Promise<Outcome | undefined> {
  return make(button, ({ makeReset }) => makeReset(button));
}

type Making = typeof import('./make-change.ts');

/** The code behind changes, loaded with the first one. */
export const changeCode = createLazy(() => importWithRetry(() => import('./make-change.ts')));

async function make(by: Filter, run: (code: Making) => Promise<Outcome | undefined>): Promise<Outcome | undefined> {
  let code: Making;
  try {
    code = changeCode.loaded() ?? (await changeCode.load());
  } catch (cause) {
    const query = queryCalled(by.query, by.element);
    const error = new RequestError('offline', 'Stirrup: the code of filters did not come.', { cause });
    if (query) showFailure(query, error, 'before', () => void make(by, run));
    return undefined;
  }
  // The values of the other filters are part of every call. A choice shows in its own task where all are up.
  const coming = bringUpLoops();
  if (coming) await coming;
  return run(code);
}
