import { pageJQuery } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { SORTING } from './contract.ts';

/**
 * True if a handler of jQuery's waits for a choice further out: that of the shop's script, or one that a theme or a
 * filter has put in its place or beside it, which shows the new order without loading the page anew
 * (woocommerce.md §4.1.1). A handler without a selector may only count changes of any form.
 *
 * The script alone proves nothing: it may be late, and it does not know a form that comes later.
 */
export function isScriptWaiting(orders: HTMLSelectElement): boolean {
  const page = pageJQuery();
  const targets: (Element | Document)[] = [document];
  for (let target = orders.parentElement; target; target = membersOf(target).parentElement) targets.push(target);
  return targets.some((target) => {
    const handlers = page?._data?.(target, 'events')?.['change'];
    const isWanted = (selector: string) => target === orders.form || SORTING.test(selector);
    return handlers?.some(({ selector }) => selector && isWanted(selector) && page?.(orders).is(selector));
  });
}
