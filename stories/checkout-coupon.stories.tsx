import { checkoutCoupon } from '@stirrup/shop/checkout-coupon';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { cartWith } from '../fixtures/cms/cart/cart.ts';
import { checkoutForm } from '../fixtures/cms/markup/checkout-form.ts';
import { builderCoupon, classicCoupon, stirrupCoupon } from '../fixtures/cms/markup/checkout-panels.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Shop/Checkout coupon' } satisfies Meta;

const islands = [checkoutCoupon];
const cart = { 'hazel-snaffle-bridle': 1 };
const code = '[name="coupon_code"]';
const places = html`<div class="woocommerce-notices-wrapper"></div>`;
const classic = () => html`${classicCoupon()}${places}${checkoutForm(cartWith(cart))}`;
const open = async (canvas: HTMLElement, toggle: string) => {
  await allReady(canvas);
  await click(canvas, toggle);
};
const enter = async (canvas: HTMLElement, text: string) => {
  await open(canvas, '.showcoupon');
  await userEvent.type(await find(canvas, code), text);
  await click(canvas, '[name="apply_coupon"]');
};

export const Shut = islandStory({ page: '/checkout/', cart, markup: classic, islands, play: allReady });

export const Open = islandStory({
  page: '/checkout/',
  cart,
  markup: classic,
  islands,
  play: (canvas) => open(canvas, '.showcoupon'),
});

export const Applied = islandStory({
  page: '/checkout/',
  cart,
  markup: classic,
  islands,
  play: async (canvas) => {
    await enter(canvas, 'SADDLE10');
    await sees(canvas, '.coupon-saddle10', 'saddle10');
    await sees(canvas, '.woocommerce-message', 'applied');
  },
});

export const Refused = islandStory({
  page: '/checkout/',
  cart,
  markup: classic,
  islands,
  play: async (canvas) => {
    await enter(canvas, 'lastyear');
    await sees(canvas, '.coupon-error-notice', 'has expired');
  },
});

/** The panel is covered; the shop takes its time. */
export const Applying = islandStory({
  page: '/checkout/?fault=delay:30000@apply_coupon',
  cart,
  markup: classic,
  islands,
  play: async (canvas) => {
    await enter(canvas, 'SADDLE10');
    await find(canvas, '.checkout_coupon.processing[aria-busy="true"]');
  },
});

/** Nothing is lost, and the panel can be used again. */
export const Failed = islandStory({
  page: '/checkout/?fault=500@apply_coupon',
  cart,
  markup: classic,
  islands,
  play: async (canvas) => {
    await enter(canvas, 'SADDLE10');
    await sees(canvas, '.coupon-error-notice', 'valid response');
  },
});

/** The builder prints no form of its own: the panel may stand inside the checkout's. */
export const Builder = islandStory({
  page: '/builder/checkout/',
  cart,
  markup: () => checkoutForm(cartWith(cart), { panels: builderCoupon({ hint: 'One per order.' }) }),
  islands,
  play: (canvas) => open(canvas, '.coupon-toggle'),
});

export const BuilderWithoutToggle = islandStory({
  page: '/builder/checkout/',
  cart,
  markup: () => builderCoupon({ toggle: false }),
  islands,
  play: allReady,
});

export const OwnMarkup = islandStory({
  page: '/checkout/',
  cart,
  markup: stirrupCoupon,
  islands,
  play: (canvas) => open(canvas, '[data-part="toggle"]'),
});

export const RightToLeft = islandStory({
  page: '/checkout/?direction=rtl',
  direction: 'rtl',
  cart,
  markup: classic,
  islands,
  play: (canvas) => enter(canvas, 'nope'),
});
