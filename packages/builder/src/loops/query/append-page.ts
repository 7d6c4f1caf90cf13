import { announce } from '@stirrup/cms/notices';
import { text } from '@stirrup/cms/texts';
import { focusItem } from './focus-item.ts';
import { loadPage } from './load-page.ts';
import { repeatOf } from './outdated-results.ts';
import type { Outcome } from './page-request.ts';
import { lastItemOf, type Query } from './query.ts';
import { queryTexts } from './texts.ts';

/** The control and the delay of a request for more. */
interface AppendOptions {
  /**
   * The used control. Its focus moves to the first new item, else to the last item, after use by keyboard, or when there
   * are no more pages.
   */
  readonly source?: Element | undefined;
  /** Delay before the request, in ms. @default 0 */
  readonly delay?: number;
}

/** True if the last page is shown. */
export function isAtEnd({ facts }: Query): boolean {
  const { page, maxPages } = facts.get();
  return page >= maxPages;
}

/**
 * Appends the next page and announces the number of new results. If a filter's results have failed to load, these are
 * requested instead: the next page would be of theirs, behind older ones.
 */
export async function appendPage(query: Query, { source, delay = 0 }: AppendOptions = {}): Promise<Outcome> {
  const { isLoading, page } = query.facts.get();
  if (isLoading || isAtEnd(query)) return { state: 'overtaken' };
  const repeat = repeatOf(query);
  if (repeat) return (await repeat()) ?? { state: 'overtaken' };
  let hadFocus = false;
  let isByKey = false;
  return loadPage(query, {
    kind: 'append',
    page: page + 1,
    delay,
    change: async (show) => {
      // Read now: the control may be hidden afterwards, and would lose the focus.
      hadFocus = source !== undefined && source === document.activeElement;
      isByKey = hadFocus && source?.matches(':focus-visible') === true;
      show();
    },
    onShown: (_, items) => {
      const { length } = items;
      // A visitor who has only scrolled expects no answer, and interactions load as one scrolls, too.
      if (length > 0 || hadFocus) {
        announce(text(queryTexts, length === 1 ? 'oneMoreResult' : 'moreResults').replace('%s', String(length)));
      }
      const place = items[0] ?? lastItemOf(query);
      if (place && hadFocus && (isByKey || isAtEnd(query))) focusItem(place);
    },
  });
}
