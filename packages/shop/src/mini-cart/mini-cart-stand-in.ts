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
  // Listens until the island is up: otherwise events between the island's beginning and its end are lost.
  signal.addEventListener('abort', () => void begin().then(() => life.abort()));
  const wake = () => void begin();
  const { panel } = namesIn(origin, miniCartContract).parts;
  const content = root.querySelector(CONTENT);
  if (root.querySelector(HIDE_IF_EMPTY)) wake();
  else if (content && !(panel && root.querySelector(panel)))
    life.signal.addEventListener('abort', whenSeen(content, wantCart));
  const stop = cartState().listen(({ removing, hasFailed }) => {
    if (removing.size > 0 || hasFailed) wake();
  });
  life.signal.addEventListener('abort', stop);
  const miss = () => {
    missedAdds().add(root);
    wake();
  };
  hear(document.body, CART_EVENT.added, miss, life.signal);
}
