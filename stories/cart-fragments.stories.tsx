import { addToCart } from '@stirrup/shop/add-to-cart';
import { cartFragments } from '@stirrup/shop/cart-fragments';
import type { Meta } from '@storybook/react-vite';
import { cartWith } from '../fixtures/cms/cart/cart.ts';
import { productCalled } from '../fixtures/cms/catalogue/products.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { classicSite } from '../fixtures/cms/site.ts';
import { addToCartLink } from '../packages/shop/src/cart/add-to-cart/fixture.ts';
import { cartFragmentsMarkup } from '../packages/shop/src/cart/cart-fragments/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, sees } from './support/play.ts';

export default { title: 'Shop/Cart fragments' } satisfies Meta;

const islands = [cartFragments];

/** The theme’s link as the shop printed it. It changes with the cart. */
export const CountInALink = islandStory({
  markup: () => cartFragmentsMarkup(cartWith({ 'hazel-snaffle-bridle': 2 })),
  islands,
  play: allReady,
});

/** A product was added on the same page. */
export const Changed = islandStory({
  page: '/shop/',
  markup: () =>
    html`${cartFragmentsMarkup(cartWith({}))}${addToCartLink(productCalled('hazel-snaffle-bridle'), { site: classicSite })}`,
  islands: [cartFragments, addToCart],
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'a.button');
    await sees(canvas, 'a.cart-contents .count', '1 item');
  },
});

export const RightToLeft = islandStory({
  direction: 'rtl',
  markup: () => cartFragmentsMarkup(cartWith({})),
  islands,
  play: allReady,
});
