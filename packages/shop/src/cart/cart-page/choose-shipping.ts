import { cartQueue } from '@stirrup/cart';
import { callShopForHtml, emit, parseHtml, RequestError } from '@stirrup/cms';
import { TOTALS_TIMEOUT } from '../coupons/contract.ts';
import { changeCart } from './change-cart.ts';
import { EVENT, SHIPPING_CALL, SHIPPING_METHOD, TOTALS } from './contract.ts';
import { refreshCartPage } from './refresh-cart-page.ts';
import { cartSettings } from './settings.ts';
import { showTotals } from './show-cart-page.ts';

/** Number of the latest choice: arrow keys make several quickly, and only the latest counts. */
let last = 0;

/** True if the shop has taken a choice whose answer does not show, since a later choice was under way. */
let isOutdated = false;

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
        isOutdated ||= html !== '';
        return;
      }
      const answer = parseHtml(html).querySelector(TOTALS);
      if (!answer) throw new RequestError('schema', 'The shop answered no totals.', { body: html });
      isOutdated = false;
      // The shop may have chosen another method than the visitor: for example, where that one has gone.
      showTotals(answer.outerHTML, { isSettled: ({ name }) => name in fields });
      emit(document.body, EVENT.shipping);
    } catch (error) {
      // The next choice is under way, and tells its own failure.
      if (isOld()) return;
      // The totals still belong to the previous method.
      for (const method of methodsIn(document)) method.checked = method.defaultChecked;
      if (isOutdated) void refreshCartPage();
      isOutdated = false;
      throw error;
    }
  });
}

function methodsIn(region: ParentNode): HTMLInputElement[] {
  return [...region.querySelectorAll<HTMLInputElement>(SHIPPING_METHOD)];
}
