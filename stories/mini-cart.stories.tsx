import { addToCart } from '@stirrup/shop/add-to-cart';
import { miniCart } from '@stirrup/shop/mini-cart';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { productCalled } from '../fixtures/cms/catalogue/products.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { builderSite } from '../fixtures/cms/site.ts';
import { addToCartLink } from '../packages/shop/src/cart/add-to-cart/fixture.ts';
import {
  type BuilderMiniCartOptions,
  builderMiniCart,
  cartWidget,
  stirrupMiniCart,
} from '../packages/shop/src/cart/mini-cart/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, disappears, find, sees } from './support/play.ts';

export default { title: 'Shop/Mini cart' } satisfies Meta;

const islands = [miniCart, addToCart];
const cart = { 'hazel-snaffle-bridle': 2, 'rubber-feed-bucket': 1, 'grip-riding-gloves': 1 };
const lines = '.woocommerce-mini-cart-item';
const bucket = '.remove[aria-label="Remove Rubber Feed Bucket from cart"]';
const toggle = '.mini-cart-link';
const panel = '.cart-detail.active';

export const Widget = islandStory({
  page: '/shop/',
  cart,
  markup: () => cartWidget(),
  islands,
  play: (canvas) => sees(canvas, lines, 'Hazel Snaffle Bridle'),
});

export const WidgetEmpty = islandStory({
  page: '/shop/',
  markup: () => cartWidget(),
  islands,
  play: (canvas) => sees(canvas, '.woocommerce-mini-cart__empty-message', 'No products in the cart.'),
});

/** Hidden while the cart is empty. */
export const WidgetHiddenWhileEmpty = islandStory({
  page: '/shop/',
  markup: () =>
    html`<p>Below this line stands a widget that hides while the cart is empty.</p>${addToCartLink(productCalled('hazel-snaffle-bridle'))}${cartWidget({ hideIfEmpty: true })}`,
  islands,
  play: async (canvas) => {
    await find(canvas, '.widget_shopping_cart[data-island-state="ready"]');
    await disappears(canvas, '.widget_shopping_cart');
  },
});

export const WidgetRightToLeft = islandStory({
  page: '/shop/?direction=rtl',
  direction: 'rtl',
  cart,
  markup: () => cartWidget(),
  islands,
  play: (canvas) => sees(canvas, lines, 'Hazel Snaffle Bridle'),
});

/** The line is covered at once; the shop takes its time. */
export const Removing = islandStory({
  page: '/shop/?fault=delay:30000@remove_from_cart',
  cart,
  markup: () => cartWidget(),
  islands,
  play: async (canvas) => {
    await click(canvas, bucket);
    await find(canvas, `${lines}[aria-busy="true"]`);
  },
});

export const Removed = islandStory({
  page: '/shop/',
  cart,
  markup: () => cartWidget(),
  islands,
  play: async (canvas) => {
    await click(canvas, bucket);
    await waitFor(() => expect(canvas.querySelectorAll(lines)).toHaveLength(2));
  },
});

/** The cart could not be loaded; a message offers to retry. */
export const Failed = islandStory({
  page: '/shop/?fault=500@get_refreshed_fragments',
  cart,
  markup: () => cartWidget(),
  islands,
  play: (canvas) => sees(canvas, '[role="alert"]', 'Try again'),
});

export const FailedOnce = islandStory({
  page: '/shop/?fault=drop@get_refreshed_fragments*1',
  cart,
  markup: () => cartWidget(),
  islands,
  play: async (canvas) => {
    await click(canvas, '[role="alert"] button');
    await sees(canvas, lines, 'Hazel Snaffle Bridle');
  },
});

const ownStory = (
  play: (canvas: HTMLElement) => Promise<void>,
  content: Readonly<Record<string, number>> = cart,
  query = '',
) =>
  islandStory({
    page: `/shop/?${query}`,
    cart: content,
    markup: () => stirrupMiniCart(),
    islands,
    play: async (canvas) => {
      await allReady(canvas);
      await click(canvas, '[data-part="toggle"]');
      await play(canvas);
    },
  });
const ownPanel = '[data-part="panel"]:not([hidden])';

/** Our own dialect: without JavaScript a link to the cart. */
export const OwnDialectOpen = ownStory((canvas) => sees(canvas, `${ownPanel} ${lines}`, 'Hazel Snaffle Bridle'));

export const OwnDialectEmpty = ownStory(
  (canvas) => sees(canvas, `${ownPanel} .woocommerce-mini-cart__empty-message`, 'No products in the cart.'),
  {},
);

/** The cart takes ten minutes. */
export const OwnDialectLoading = ownStory(
  async (canvas) => {
    await find(canvas, `${ownPanel}[aria-busy="true"]`);
  },
  cart,
  'fault=delay:600000@get_refreshed_fragments',
);

export const OwnDialectFailed = ownStory(
  (canvas) => sees(canvas, `${ownPanel} [role="alert"]`, 'Try again'),
  cart,
  'fault=500@get_refreshed_fragments',
);

const opened = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, toggle);
  await sees(canvas, `${panel} ${lines}`, 'Hazel Snaffle Bridle');
};
const builderStory = (options: BuilderMiniCartOptions = {}, play = opened) =>
  islandStory({
    page: '/builder/shop/',
    cart,
    markup: (content) => builderMiniCart(content, { site: builderSite, showSubtotal: true, ...options }),
    islands,
    play,
  });

export const BuilderClosed = builderStory({}, allReady);
export const BuilderOpen = builderStory();
export const BuilderOffCanvas = builderStory({ panel: 'right' });
export const BuilderOffCanvasFromTheLeft = builderStory({ panel: 'left' });
export const BuilderLinkOnly = builderStory({ panel: 'link' }, allReady);

export const BuilderEmpty = islandStory({
  page: '/builder/shop/',
  markup: (content) => builderMiniCart(content, { site: builderSite }),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, toggle);
    await sees(canvas, `${panel} .woocommerce-mini-cart__empty-message`, 'No products in the cart.');
  },
});

export const BuilderRightToLeft = islandStory({
  page: '/builder/shop/?direction=rtl',
  direction: 'rtl',
  cart,
  markup: (content) => builderMiniCart(content, { site: builderSite }),
  islands,
  play: opened,
});

/** Two on a page: opening one closes the other. */
export const TwoMiniCarts = islandStory({
  page: '/builder/shop/',
  cart,
  markup: (content) =>
    html`${builderMiniCart(content, { site: builderSite, id: 'mcarta' })}${builderMiniCart(content, { site: builderSite, id: 'mcartb' })}`,
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, `#brxe-mcarta ${toggle}`);
    await click(canvas, `#brxe-mcartb ${toggle}`);
    await find(canvas, `#brxe-mcartb ${panel}`);
    await waitFor(() => expect(canvas.querySelectorAll(panel)).toHaveLength(1));
  },
});

export const OpensOnAddition = islandStory({
  page: '/builder/shop/',
  markup: (content) =>
    html`${builderMiniCart(content, { site: builderSite, openOnAdd: true })}${addToCartLink(productCalled('hazel-snaffle-bridle'), { site: builderSite })}`,
  islands,
  play: async (canvas) => {
    await click(canvas, '.add_to_cart_button');
    await sees(canvas, `${panel} ${lines}`, 'Hazel Snaffle Bridle');
  },
});
