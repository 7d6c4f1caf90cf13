import { whenJQuery } from '@stirrup/cms';
import { scrollToNotices } from '@stirrup/cms/notices';
import { pageRegistry } from '@stirrup/runtime';
import { SCROLL_HELPER } from './contract.ts';

/**
 * WooCommerce's checkout and plugins scroll to notices through a helper that another script of the shop puts on jQuery;
 * where that one is gone, it is ours. It is there as soon as jQuery is: a checkout that cannot scroll does not tell
 * payment gateways that an order has failed (woocommerce.md §4.1.5, §4.7).
 */
export function offerScrollHelper(): void {
  pageRegistry().shared('notices/scroll-helper', () => {
    whenJQuery((jQuery) => {
      if (SCROLL_HELPER in jQuery) return;
      Reflect.set(jQuery, SCROLL_HELPER, (set: ArrayLike<unknown>) => {
        const [first] = Array.from(set);
        if (first instanceof Element) scrollToNotices(first);
      });
    });
    return true;
  });
}
