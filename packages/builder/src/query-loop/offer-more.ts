import { queryTexts, text } from '@stirrup/cms/texts';
import { isAtEnd } from '../query/append-page.ts';
import { beside } from '../query/beside.ts';
import { loadOnClick } from '../query/load-on-click.ts';
import type { Query } from '../query/query.ts';
import { MORE_BUTTON, MORE_PART } from './contract.ts';

/** Lets a link or button of our own trail load more, as long as there is more. Without us a link leads to the next page. */
export function offerPart(query: Query): void {
  const part = partOf(query);
  if (part) offer(query, part, query.signal);
}

/** Puts a button behind a loop whose trail has none: for those who would rather not have the page grow by itself. */
export function offerButton(query: Query, signal: AbortSignal): void {
  if (partOf(query)) return;
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: MORE_BUTTON,
    textContent: text(queryTexts, 'loadMore'),
  });
  const element = beside(query.trail, button);
  query.trail.after(element);
  offer(query, button, signal);
  signal.addEventListener('abort', () => element.remove());
}

function partOf({ trail }: Query): HTMLElement | null {
  return trail.querySelector<HTMLElement>(MORE_PART);
}

function offer(query: Query, control: HTMLElement, signal: AbortSignal): void {
  loadOnClick(control, query.id, signal);
  const stop = query.facts.subscribe(() => {
    control.hidden = isAtEnd(query);
  });
  signal.addEventListener('abort', stop);
}
