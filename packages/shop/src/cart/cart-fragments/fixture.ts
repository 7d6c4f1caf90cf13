import type { CartView } from '../../../../../fixtures/cms/cart/cart.ts';
import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { classicSite, type Site } from '../../../../../fixtures/cms/site.ts';
import { cartContentsLink } from '../mini-cart/fixture.ts';

/** A theme's link with the number of products, in a header without a mini cart, in our own dialect. */
export function cartFragmentsMarkup(cart: CartView, site: Site = classicSite): Html {
  return html`<div data-island="cart-fragments">${cartContentsLink(cart, site)}</div>`;
}
