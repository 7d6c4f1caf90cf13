import { checkoutLogin } from '@stirrup/shop/checkout-login';
import type { Meta } from '@storybook/react-vite';
import { cartWith } from '../fixtures/cms/cart/cart.ts';
import { checkoutForm } from '../fixtures/cms/markup/checkout-form.ts';
import { builderLogin, classicLogin, stirrupLogin } from '../fixtures/cms/markup/checkout-panels.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find } from './support/play.ts';

export default { title: 'Shop/Checkout login' } satisfies Meta;

const islands = [checkoutLogin];
const cart = { 'hazel-snaffle-bridle': 1 };
const open = async (canvas: HTMLElement, toggle: string) => {
  await allReady(canvas);
  await click(canvas, toggle);
  await find(canvas, `${toggle}[aria-expanded="true"]`);
};

export const Shut = islandStory({ page: '/checkout/', cart, markup: () => classicLogin(), islands, play: allReady });

export const Open = islandStory({
  page: '/checkout/',
  cart,
  markup: () => classicLogin(),
  islands,
  play: (canvas) => open(canvas, '.showlogin'),
});

/** Inside the checkout's form, which it does not disturb. */
export const Builder = islandStory({
  page: '/builder/checkout/',
  cart,
  markup: () => checkoutForm(cartWith(cart), { panels: builderLogin() }),
  islands,
  play: (canvas) => open(canvas, '.login-toggle'),
});

export const BuilderWithoutToggle = islandStory({
  page: '/builder/checkout/',
  cart,
  markup: () => builderLogin({ toggle: false }),
  islands,
  play: allReady,
});

export const OwnMarkup = islandStory({
  page: '/checkout/',
  cart,
  markup: () => stirrupLogin(),
  islands,
  play: (canvas) => open(canvas, '[data-part="toggle"]'),
});

export const RightToLeft = islandStory({
  page: '/checkout/?direction=rtl',
  direction: 'rtl',
  cart,
  markup: () => classicLogin(),
  islands,
  play: (canvas) => open(canvas, '.showlogin'),
});
