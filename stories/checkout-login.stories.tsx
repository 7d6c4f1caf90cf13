import { checkoutLogin } from '@stirrup/shop/checkout-login';
import type { Meta } from '@storybook/react-vite';
import { cartWith } from '../fixtures/cms/cart/cart.ts';
import { checkoutForm } from '../fixtures/cms/markup/checkout-form.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { PENDING_KEY } from '../packages/shop/src/checkout/checkout-login/contract.ts';
import { builderLogin, classicLogin, stirrupLogin } from '../packages/shop/src/checkout/checkout-login/fixture.ts';
import { notice, noticesMarkup } from '../packages/shop/src/site/notices/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, enter, find, open, sees } from './support/play.ts';

export default { title: 'Shop/Checkout login' } satisfies Meta;

const cart = { 'hazel-snaffle-bridle': 1 };
const classic = { page: '/checkout/', cart, markup: () => classicLogin(), islands: [checkoutLogin] };
const builder = { ...classic, page: '/builder/checkout/' };

export const Closed = islandStory({ ...classic, play: allReady });

export const Open = islandStory({
  ...classic,
  play: (canvas) => open(canvas, '.showlogin'),
});

/** The page after a login with a wrong password. */
export const Refused = islandStory({
  ...classic,
  markup: () =>
    html`${noticesMarkup([notice('error', 'This username and password do not belong together.')])}${classicLogin({ isOpen: true })}`,
  play: async (canvas) => {
    await allReady(canvas);
    await find(canvas, '.showlogin[aria-expanded="true"]');
  },
});

/** The page after a login from one that had been open for too long: its nonce had expired. */
export const PageExpired = islandStory({
  ...classic,
  prepare: () => sessionStorage.setItem(PENDING_KEY, `${Math.round(performance.timeOrigin)} abcdef0123`),
  play: async (canvas) => {
    await find(canvas, '.showlogin[aria-expanded="true"]');
    await sees(canvas, 'form.login [role="alert"]', 'log in again');
  },
});

/** The entries stay. */
export const Offline = islandStory({
  ...classic,
  play: async (canvas) => {
    await open(canvas, '.showlogin');
    await enter(canvas, '#username', 'groom');
    await enter(canvas, '#password', 'paddock');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    try {
      await click(canvas, '[name="login"]');
      await sees(canvas, 'form.login [role="alert"]', 'offline');
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  },
});

/** Inside the checkout's form, which stays unaffected. */
export const Builder = islandStory({
  ...builder,
  markup: () => checkoutForm(cartWith(cart), { panels: builderLogin() }),
  play: (canvas) => open(canvas, '.login-toggle'),
});

export const BuilderWithoutToggle = islandStory({
  ...builder,
  markup: () => builderLogin({ toggle: false }),
  play: allReady,
});

export const OwnDialect = islandStory({
  ...classic,
  markup: () => stirrupLogin(),
  play: (canvas) => open(canvas, '[data-part="toggle"]'),
});

export const RightToLeft = islandStory({
  ...classic,
  page: '/checkout/?direction=rtl',
  direction: 'rtl',
  play: (canvas) => open(canvas, '.showlogin'),
});
