import { syncCart } from '@stirrup/cart';
import { behaviour } from '@stirrup/runtime';
import { ADD_SETTINGS } from './contract.ts';
import { followAdds } from './follow-adds.ts';
import { cartFragmentsProps } from './props.ts';

/**
 * Keeps the fragments of the page up to date: after changes here and in other tabs, after a return, and from a page
 * cache. One is enough for all of a page, and goes on when its element goes.
 *
 * A behaviour: the shop prints the fragments, and nothing else shows.
 */
export default behaviour({ props: cartFragmentsProps }, ({ island: { element } }) => {
  followAdds();
  // Those settings are on pages that print nothing of the cart: fetching it there would be in vain.
  if (!element.matches(ADD_SETTINGS)) syncCart();
});
