import { behaviour } from '@stirrup/runtime';
import { isAtEnd } from '../query/append-page.ts';
import { followFacts } from '../query/follow-facts.ts';
import { loadOnClick } from '../query/load-on-click.ts';
import { HIDDEN_CLASS } from './contract.ts';
import { loadMoreProps } from './props.ts';
import { readInteractions } from './read-interactions.ts';

/**
 * A button of one loop, or of several: it stays as long as one of them has more. What makes a builder's button load is its
 * interactions' own matter: a click, with conditions perhaps, or something else.
 */
export default behaviour({ props: loadMoreProps }, ({ island: { element: button, signal }, query, interactions }) => {
  const more = new Map<string, boolean>();
  const show = (hasMore: boolean) => {
    button.hidden = !hasMore;
    button.classList.toggle(HIDDEN_CLASS, !hasMore);
  };
  signal.addEventListener('abort', () => show(true));
  if (query) loadOnClick(button, query, signal);
  for (const queryId of query ? [query] : readInteractions(interactions)) {
    followFacts(queryId, button, signal, (loop) => {
      more.set(queryId, !isAtEnd(loop));
      show([...more.values()].includes(true));
    });
  }
});
