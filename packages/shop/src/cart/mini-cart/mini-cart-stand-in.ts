import { CART_EVENT, CONTENT, cartState, requestCart, syncCart } from '@stirrup/cart';
import { subscribe } from '@stirrup/cms';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { namesIn, type Sleeper } from '@stirrup/runtime';
import { HIDE_IF_EMPTY, miniCartContract } from './contract.ts';
import { missedAdds } from './missed-adds.ts';
import { toggleName } from './toggle-name.ts';
import { whenSeen } from './when-seen.ts';

/** Names a toggle after what it shows, until the island does that; returns what names it anew. */
function nameToggle(toggle: Element | null, signal: AbortSignal): () => void {
  const printed = toggle?.getAttribute('aria-label');
  if (!toggle || !printed) return () => undefined;
  // The island is to find it as it was printed.
  signal.addEventListener('abort', () => toggle.setAttribute('aria-label', printed));
  return () => {
    if (!signal.aborted) toggle.setAttribute('aria-label', toggleName(printed, toggle));
  };
}

/**
 * Stands in for a mini cart whose content is right as the shop's fragments show it. It wakes when there is more to show: a
 * line that is being removed, a failure, an add, a widget that hides while it is empty.
 */
export default function miniCartStandIn({ element: root, begin, signal, ...origin }: Sleeper): void {
  syncCart();
  prepareLiveRegions();
  const life = new AbortController();
  // An add while the island comes up would be missed by both otherwise.
  signal.addEventListener('abort', () => void begin().then(() => life.abort()));
  const wake = () => void begin();
  const { panel, toggle } = namesIn(origin, miniCartContract).parts;
  const name = nameToggle(toggle ? root.querySelector(toggle) : null, signal);
  name();
  const content = root.querySelector(CONTENT);
  const hides = root.querySelector(HIDE_IF_EMPTY) !== null;
  const isSeenByItself = content && !hides && !(panel && root.querySelector(panel));
  const stopLooking = isSeenByItself ? whenSeen(content, requestCart) : () => undefined;
  if (hides) wake();
  const stopListening = cartState().listen(({ removing, hasFailed }) => {
    name();
    // After a failure the visitor tries again.
    if (hasFailed) stopLooking();
    if (removing.size > 0 || hasFailed) wake();
  });
  life.signal.addEventListener('abort', () => {
    stopLooking();
    stopListening();
  });
  const miss = () => {
    missedAdds().add(root);
    wake();
  };
  subscribe(document.body, CART_EVENT.added, miss, life.signal);
}
