import { isAtEnd } from '../query/append-page.ts';
import { loadOnClick } from '../query/load-on-click.ts';
import type { Query } from '../query/query.ts';
import { MORE_PART } from './contract.ts';

/** Lets a link or button of our own trail load more, as long as there is more. Without us a link leads to the next page. */
export function offerPart(query: Query): void {
  const part = partOf(query);
  if (part) offerWhileMore(query, part, query.signal);
}

/** What our own trail offers to load more with. */
export function partOf({ trail }: Query): HTMLElement | null {
  return trail.querySelector<HTMLElement>(MORE_PART);
}

/** Lets a control load more. It is hidden when there is no more. */
export function offerWhileMore(query: Query, control: HTMLElement, signal: AbortSignal): void {
  loadOnClick(control, query.id, signal);
  const stop = query.facts.subscribe(() => {
    control.hidden = isAtEnd(query);
  });
  signal.addEventListener('abort', stop);
}
