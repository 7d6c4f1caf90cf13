import { behaviour } from '@stirrup/runtime';
import { isAtEnd } from '../query/append-page.ts';
import { followFacts } from '../query/follow-facts.ts';
import { loadOnClick } from '../query/load-on-click.ts';
import { HIDDEN_CLASS } from './contract.ts';
import { loadMoreProps } from './props.ts';
import { readInteractions } from './read-interactions.ts';

/** A button of one loop, or of several: it stays as long as one of them has more. */
export default behaviour(loadMoreProps, (button, { query, interactions }, signal) => {
  const loops = query ? [{ queryId: query, isClicked: true }] : readInteractions(interactions);
  const more = new Map<string, boolean>();
  const show = (hasMore: boolean) => {
    button.hidden = !hasMore;
    button.classList.toggle(HIDDEN_CLASS, !hasMore);
  };
  signal.addEventListener('abort', () => show(true));
  for (const { queryId, isClicked } of loops) {
    if (isClicked) loadOnClick(button, queryId, signal);
    followFacts(queryId, button, signal, (loop) => {
      more.set(queryId, !isAtEnd(loop));
      show([...more.values()].includes(true));
    });
  }
});
