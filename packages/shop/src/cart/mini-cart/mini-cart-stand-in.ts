import { CART_EVENT, CONTENT, cartState, requestCart, syncCart } from '@stirrup/cart';
import { subscribe } from '@stirrup/cms';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { namesIn, type Sleeper } from '@stirrup/runtime';
import { HIDE_IF_EMPTY, miniCartContract } from './contract.ts';
import { missedAdds } from './missed-adds.ts';
import { toggleName } from './toggle-name.ts';
import { whenSeen } from './when-seen.ts';

/** Sets a toggle's accessible name from its content until the island starts; returns a function that updates it. */
function nameToggle(toggle: Element | null, signal: AbortSignal): () => void {
  const printed = toggle?.getAttribute('aria-label');
  if (!toggle || !printed) return () => undefined;
  // The island expects the printed attribute.
  signal.addEventListener('abort', () => toggle.setAttribute('aria-label', printed));
  return () => {
    if (!signal.aborted) toggle.setAttribute('aria-label', toggleName(printed, toggle));
  };
}

/**
 * Stand-in for a mini cart whose content the shop's fragments keep right. It starts the island if more has to be shown:
 * a line that is being removed, a failure, an add, or a widget that is hidden while empty.
 */
export default function miniCartStandIn({ element: root, begin, signal, ...origin }: Sleeper): void {
  syncCart();
  prepareLiveRegions();
  const life = new AbortController();
  // Listening goes on until the island is up; otherwise both would miss an add in between.
  signal.addEventListener('abort', () => void begin().then(() => life.abort()));
  const start = () => void begin();
  const { panel, toggle } = namesIn(origin, miniCartContract).parts;
  const name = nameToggle(toggle ? root.querySelector(toggle) : null, signal);
  name();
  const content = root.querySelector(CONTENT);
  const hides = root.querySelector(HIDE_IF_EMPTY) !== null;
  const isSeenByItself = content && !hides && !(panel && root.querySelector(panel));
  const stopWatching = isSeenByItself ? whenSeen(content, requestCart) : () => undefined;
  if (hides) start();
  const stopListening = cartState().listen(({ removing, failure }) => {
    name();
    // After a failure only the visitor retries.
    if (failure !== undefined) stopWatching();
    if (removing.size > 0 || failure !== undefined) start();
  });
  life.signal.addEventListener('abort', () => {
    stopWatching();
    stopListening();
  });
  const miss = () => {
    missedAdds().add(root);
    start();
  };
  subscribe(document.body, CART_EVENT.added, miss, life.signal);
}
