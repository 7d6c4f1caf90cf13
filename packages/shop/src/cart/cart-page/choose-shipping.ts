import { cartQueue } from '@stirrup/cart';
import { callShopForHtml, emit, parseHtml, RequestError } from '@stirrup/cms';
import { TOTALS_TIMEOUT } from '../coupons/contract.ts';
import { changeCart } from './change-cart.ts';
import { EVENT, SHIPPING_CALL, SHIPPING_METHOD, TOTALS } from './contract.ts';
import { cartSettings } from './settings.ts';
import { showTotals } from './show-cart-page.ts';

/** Number of the latest choice: arrow keys make several quickly, and only the latest counts. */
let last = 0;

/** The newest answer that no choice has shown, since a later one was under way: the shop's state if that fails. */
let unshown: string | undefined;

/** Sends the chosen shipping methods of these totals (woocommerce.md §2.9, §4.6). */
export function chooseShipping(totals: Element): Promise<void> {
  const chosen = methodsIn(totals).filter(({ type, checked }) => checked || type !== 'radio');
  const fields = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
  last += 1;
  const own = last;
  return changeCart(`shipping ${own}`, async () => {
    const isOld = () => own !== last;
    try {
      const security = cartSettings()[SHIPPING_CALL.nonce];
      const html = await cartQueue()(async () =>
        isOld() ? '' : callShopForHtml(SHIPPING_CALL.endpoint, { security, ...fields }, { timeout: TOTALS_TIMEOUT }),
      );
      if (isOld()) {
        unshown = html || unshown;
        return;
      }
      const answer = totalsIn(html);
      unshown = undefined;
      // The shop may have chosen another method than the visitor: for example, where that one has gone.
      showTotals(answer.outerHTML, { isSettled: ({ name }) => name in fields });
      emit(document.body, EVENT.shipping);
    } catch (error) {
      // The next choice is under way, and tells its own failure.
      if (isOld()) return;
      // The totals still belong to the previous method.
      for (const method of methodsIn(document)) method.checked = method.defaultChecked;
      if (unshown) showTotals(totalsIn(unshown).outerHTML, {});
      unshown = undefined;
      throw error;
    }
  });
}

/** @throws RequestError if the shop has answered something else. */
function totalsIn(html: string): Element {
  const totals = parseHtml(html).querySelector(TOTALS);
  if (!totals) throw new RequestError('schema', 'The shop answered no totals.', { body: html });
  return totals;
}

function methodsIn(region: ParentNode): HTMLInputElement[] {
  return [...region.querySelectorAll<HTMLInputElement>(SHIPPING_METHOD)];
}
