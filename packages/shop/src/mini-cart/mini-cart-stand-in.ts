import { CART_EVENT, CONTENT, cartState, keepCart, wantCart } from '@stirrup/cart';
import { hear } from '@stirrup/cms';
import { prepareLiveRegions } from '@stirrup/cms/notices';
import { namesIn, type Sleeper } from '@stirrup/runtime';
import { HIDE_IF_EMPTY, miniCartContract } from './contract.ts';
import { missedAdds } from './missed-adds.ts';
import { whenSeen } from './when-seen.ts';

/**
 * Stands in for a mini cart whose content is right as the shop's fragments show it. It wakes when there is more to show: a
 * line that is being removed, a failure, an add, a widget that hides while it is empty.
 */
export default function miniCartStandIn({ element: root, begin, signal, ...origin }: Sleeper): void {
  keepCart();
  prepareLiveRegions();
  const life = new AbortController();
  // An add while the island comes up would be missed by both otherwise.
  signal.addEventListener('abort', () => void begin().then(() => life.abort()));
  const wake = () => void begin();
  const { panel } = namesIn(origin, miniCartContract).parts;
  const content = root.querySelector(CONTENT);
  const isSeenByItself = content && !(panel && root.querySelector(panel));
  const stopLooking = isSeenByItself ? whenSeen(content, wantCart) : () => undefined;
  if (root.querySelector(HIDE_IF_EMPTY)) wake();
  const stopListening = cartState().listen(({ removing, hasFailed }) => {
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
  hear(document.body, CART_EVENT.added, miss, life.signal);
}
