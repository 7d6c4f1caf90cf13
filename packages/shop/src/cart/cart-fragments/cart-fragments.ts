import { CONTENT, requestCart, syncCart } from '@stirrup/cart';
import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { behaviour, rootSelector } from '@stirrup/runtime';
import { ADD_SETTINGS } from './contract.ts';
import { followAdds } from './follow-adds.ts';
import { listenForRemovals } from './listen-for-removals.ts';
import { cartFragmentsProps } from './props.ts';

/**
 * Keeps the fragments of the page up to date: after changes here and in other tabs, after a return, and from a page
 * cache. One is enough for all of a page, and goes on when its element goes.
 *
 * A behaviour: the shop prints the fragments, and nothing else shows.
 */
export default behaviour({ props: cartFragmentsProps }, ({ island: { element } }) => {
  followAdds();
  listenForRemovals();
  // Those settings are on pages that print nothing of the cart: fetching it there would be in vain.
  if (element.matches(ADD_SETTINGS)) return;
  syncCart();
  // The shop's own script, if still present, fills them.
  if (!hasLegacyScript('wc-cart-fragments') && [...document.querySelectorAll(CONTENT)].some(isBare)) requestCart();
});

/** True for an empty container of a theme's panel. Mini carts request the cart themselves, as soon as they are seen. */
function isBare(content: Element): boolean {
  return content.childElementCount === 0 && !content.closest(rootSelector('mini-cart'));
}
