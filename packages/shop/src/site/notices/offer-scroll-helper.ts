import { whenJQuery } from '@stirrup/cms';
import { scrollToNotices } from '@stirrup/cms/notices';
import { pageRegistry } from '@stirrup/runtime';
import { SCROLL_HELPER } from './contract.ts';

/**
 * WooCommerce's checkout and plugins scroll to notices through a helper that another script of the shop adds to jQuery;
 * on a page without that script we provide it. It is there as soon as jQuery is: without it the checkout does not
 * inform payment gateways of a failed order (woocommerce.md §4.1.5, §4.7).
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
  });
}
