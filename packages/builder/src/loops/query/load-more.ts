import { appendPage } from './append-page.ts';
import { bringUpLoops } from './bring-up-loops.ts';
import { BUSY_CLASS } from './contract.ts';
import type { Outcome } from './page-request.ts';
import { queryCalled } from './queries.ts';

/**
 * Appends the next page of a loop, for load-more buttons and for the interaction of that name (bricks-dynamic.md §3.7).
 * Nothing happens for an unknown loop, after the last page, or while a page is loading.
 *
 * @param source The used control: it is busy meanwhile, and keeps its focus. Among nested loops with one id, the
 * closest to it is chosen.
 * @param showBusy Shows or hides the busy state. @default the builder's class and ARIA attributes
 * @example
 * ```ts
 * await loadMore('abc123', button);
 * ```
 */
export async function loadMore(
  queryId: string,
  source?: Element,
  showBusy = (isBusy: boolean) => showBusyAt(source, isBusy),
): Promise<Outcome> {
  const coming = queryCalled(queryId, source) ? undefined : bringUpLoops();
  if (coming) await coming;
  const query = queryCalled(queryId, source);
  if (!query || query.facts.get().isLoading) return { state: 'overtaken' };
  showBusy(true);
  const outcome = await appendPage(query, { source });
  showBusy(false);
  return outcome;
}

function showBusyAt(source: Element | undefined, isBusy: boolean): void {
  source?.classList.toggle(BUSY_CLASS, isBusy);
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (isBusy) source?.setAttribute(name, 'true');
    else source?.removeAttribute(name);
  }
}
