import { text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';
import { isAtEnd } from '../query/append-page.ts';
import { beside } from '../query/beside.ts';
import { loadMore } from '../query/load-more.ts';
import type { Query } from '../query/query.ts';
import { queryTexts } from '../query/texts.ts';
import { MORE_BUTTON } from './contract.ts';

/** Adds a button behind a loop whose trail has none, for visitors who prefer reduced motion. */
export function offerButton(query: Query, signal: AbortSignal): void {
  const button = createButton({ className: MORE_BUTTON, textContent: text(queryTexts, 'loadMore') });
  const element = beside(query.trail, button);
  query.trail.after(element);
  button.addEventListener('click', () => void loadMore(query.id, button), { signal });
  const stop = query.facts.subscribe(() => {
    button.hidden = isAtEnd(query);
  });
  signal.addEventListener('abort', () => {
    stop();
    element.remove();
  });
}
