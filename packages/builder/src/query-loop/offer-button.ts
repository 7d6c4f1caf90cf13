import { queryTexts, text } from '@stirrup/cms/texts';
import { beside } from '../query/beside.ts';
import type { Query } from '../query/query.ts';
import { MORE_BUTTON } from './contract.ts';
import { offerWhileMore, partOf } from './offer-part.ts';

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
  offerWhileMore(query, button, signal);
  signal.addEventListener('abort', () => element.remove());
}
