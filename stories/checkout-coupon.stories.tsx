import { checkoutCoupon } from '@stirrup/shop/checkout-coupon';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { cartWith } from '../fixtures/cms/cart/cart.ts';
import { checkoutForm } from '../fixtures/cms/markup/checkout-form.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { builderCoupon, classicCoupon, stirrupCoupon } from '../packages/shop/src/checkout/checkout-coupon/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, open, sees } from './support/play.ts';

export default { title: 'Shop/Checkout coupon' } satisfies Meta;

const cart = { 'hazel-snaffle-bridle': 1 };
const code = '[name="coupon_code"]';
const places = html`<div class="woocommerce-notices-wrapper"></div>`;
const classic = {
  page: '/checkout/',
  cart,
  markup: () => html`${classicCoupon()}${places}${checkoutForm(cartWith(cart))}`,
  islands: [checkoutCoupon],
};
const builder = { ...classic, page: '/builder/checkout/' };
const enter = async (canvas: HTMLElement, text: string) => {
  await open(canvas, '.showcoupon');
  await userEvent.type(await find(canvas, code), text);
  await click(canvas, '[name="apply_coupon"]');
};

export const Closed = islandStory({ ...classic, play: allReady });

export const Open = islandStory({
  ...classic,
  play: (canvas) => open(canvas, '.showcoupon'),
});

export const Applied = islandStory({
  ...classic,
  play: async (canvas) => {
    await enter(canvas, 'SADDLE10');
    await sees(canvas, '.coupon-saddle10', 'saddle10');
    await sees(canvas, '.woocommerce-message', 'applied');
  },
});

export const Refused = islandStory({
  ...classic,
  play: async (canvas) => {
    await enter(canvas, 'lastyear');
    await sees(canvas, '.coupon-error-notice', 'has expired');
  },
});

/** The panel is covered while the shop takes its time. */
export const Applying = islandStory({
  ...classic,
  page: '/checkout/?fault=delay:30000@apply_coupon',
  play: async (canvas) => {
    await enter(canvas, 'SADDLE10');
    await find(canvas, '.checkout_coupon.processing[aria-busy="true"]');
  },
});

/** No entry is lost, and the panel can be used again. */
export const Failed = islandStory({
  ...classic,
  page: '/checkout/?fault=500@apply_coupon',
  play: async (canvas) => {
    await enter(canvas, 'SADDLE10');
    await sees(canvas, '.coupon-error-notice', 'cannot answer just now');
  },
});

/** The builder prints no form of its own, because the panel may be inside the checkout's. */
export const Builder = islandStory({
  ...builder,
  markup: () => checkoutForm(cartWith(cart), { panels: builderCoupon({ hint: 'One per order.' }) }),
  play: (canvas) => open(canvas, '.coupon-toggle'),
});

export const BuilderWithoutToggle = islandStory({
  ...builder,
  markup: () => builderCoupon({ toggle: false }),
  play: allReady,
});

export const OwnDialect = islandStory({
  ...classic,
  markup: stirrupCoupon,
  play: (canvas) => open(canvas, '[data-part="toggle"]'),
});

export const RightToLeft = islandStory({
  ...classic,
  page: '/checkout/?direction=rtl',
  direction: 'rtl',
  play: (canvas) => enter(canvas, 'nope'),
});
