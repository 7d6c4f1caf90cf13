import { pageJQuery } from '@stirrup/cms';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { SORTING } from './contract.ts';

/**
 * True if a handler of jQuery's waits for a choice further out: that of the shop's script, or one that a theme or a
 * filter has put in its place, which shows the new order without loading the page anew (woocommerce.md §4.1.1).
 *
 * The script alone proves nothing: it may be late, and it does not know a form that comes later.
 */
export function isScriptWaiting(orders: HTMLSelectElement): boolean {
  const page = hasLegacyScript('woocommerce') ? pageJQuery() : undefined;
  return [orders.form, document.body, document].some((target) => {
    const handlers = target && page?._data?.(target, 'events')?.['change'];
    return handlers?.some(({ selector = '' }) => SORTING.test(selector) && page?.(orders).is(selector));
  });
}
