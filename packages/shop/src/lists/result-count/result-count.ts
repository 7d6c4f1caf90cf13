import { behaviour, rootSelector } from '@stirrup/runtime';
import { OTHER_ANNOUNCER } from './contract.ts';
import { resultCountProps } from './props.ts';

/**
 * The number of products in a listing: a filtered or sorted page announces it once, and only the first of several.
 *
 * A behaviour: it announces what the server printed, and renders nothing.
 */
export default behaviour({ props: resultCountProps }, ({ island, announceAfter }) => {
  const { element: count, name, signal } = island;
  const isAnnouncedElsewhere = document.querySelector(OTHER_ANNOUNCER) !== null;
  if (!location.search || isAnnouncedElsewhere || document.querySelector(rootSelector(name)) !== count) return;

  const show = (isAnnounced: boolean) => island.bind({ root: () => ({ role: 'alert', 'aria-hidden': !isAnnounced }) });
  show(false);
  const timer = setTimeout(() => {
    show(true);
    // A live region is announced when nodes are inserted into it.
    count.replaceChildren(...count.childNodes);
  }, announceAfter);
  signal.addEventListener('abort', () => clearTimeout(timer));
});
