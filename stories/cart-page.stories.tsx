import { cartPage } from '@stirrup/shop/cart-page';
import { notices } from '@stirrup/shop/notices';
import { quantity } from '@stirrup/shop/quantity';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { CartView } from '../fixtures/cms/cart/cart.ts';
import { noShipping } from '../fixtures/cms/cart/shipping.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { builderSite, classicSite, type Site } from '../fixtures/cms/site.ts';
import { cartTable, cartTotals, emptyCartMessage } from '../packages/shop/src/cart/cart-page/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Shop/Cart page' } satisfies Meta;

const print = (view: CartView, site: Site = classicSite) =>
  String(html`<div class="woocommerce"><div class="woocommerce-notices-wrapper"></div>
${view.lines.length > 0 ? html`${cartTable(view, { site })}<div class="cart-collaterals">${cartTotals(view, site)}</div>` : emptyCartMessage(site)}
</div>`);
const filled = {
  page: '/cart/',
  cart: { 'hazel-snaffle-bridle': 1, 'rubber-feed-bucket': 2 },
  markup: print,
  islands: [cartPage, notices, quantity],
};
const withShipping = (view: CartView) => print({ ...view, shipping: noShipping() });
const type = async (canvas: HTMLElement, selector: string, text: string) => {
  const field = await find(canvas, selector);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const update = '[name="update_cart"]';

export const Filled = islandStory({ ...filled, play: allReady });

export const Empty = islandStory({ ...filled, cart: {}, play: allReady });

export const Builder = islandStory({
  ...filled,
  page: '/builder/cart/',
  markup: (view) => print(view, builderSite),
  play: allReady,
});

export const RightToLeft = islandStory({
  ...filled,
  page: '/cart/?direction=rtl',
  direction: 'rtl',
  play: allReady,
});

/** Form and totals are covered; entries made meanwhile are kept. */
export const Updating = islandStory({
  ...filled,
  page: '/cart/?fault=delay:30000@page',
  play: async (canvas) => {
    await allReady(canvas);
    await type(canvas, '.cart_item .qty', '3');
    await click(canvas, update);
    await find(canvas, '.woocommerce-cart-form[aria-busy="true"]');
  },
});

/** The nonce of the story is stale: the change is sent again with a fresh one. */
export const Updated = islandStory({
  ...filled,
  play: async (canvas) => {
    await allReady(canvas);
    await type(canvas, '.cart_item .qty', '3');
    await click(canvas, update);
    await sees(canvas, '.woocommerce-message', 'Cart updated.');
  },
});

export const Removed = islandStory({
  ...filled,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '.cart_item .remove');
    await sees(canvas, '.woocommerce-message', 'Undo?');
  },
});

export const CouponApplied = islandStory({
  ...filled,
  play: async (canvas) => {
    await allReady(canvas);
    await type(canvas, '#coupon_code', 'saddle10{Enter}');
    await sees(canvas, '.cart-discount', 'saddle10');
  },
});

export const CouponRefused = islandStory({
  ...filled,
  play: async (canvas) => {
    await allReady(canvas);
    await type(canvas, '#coupon_code', 'nope{Enter}');
    await sees(canvas, '#coupon-error-notice', 'does not exist');
  },
});

export const Calculator = islandStory({
  ...filled,
  page: '/cart/?shipping=on',
  markup: withShipping,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, '.shipping-calculator-button');
    const country = await find(canvas, '#calc_shipping_country');
    await userEvent.selectOptions(country, 'US');
    await waitFor(() => expect(canvas.querySelector('#calc_shipping_state')).toHaveTextContent('Kentucky'));
  },
});

/** The request fails: the entries stay, and can be sent again. */
export const UpdateFailed = islandStory({
  ...filled,
  page: '/cart/?fault=500@page',
  play: async (canvas) => {
    await allReady(canvas);
    await type(canvas, '.cart_item .qty', '3');
    await click(canvas, update);
    await sees(canvas, '.woocommerce-error', 'The shop cannot answer just now');
  },
});
