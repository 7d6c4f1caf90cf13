import { addToCart } from '@stirrup/shop/add-to-cart';
import type { Meta } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { productCalled, publishedProducts } from '../fixtures/cms/catalogue/products.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { loopCards } from '../fixtures/cms/markup/loop-cards.ts';
import { productList } from '../fixtures/cms/markup/loop-product.ts';
import { builderSite, classicSite } from '../fixtures/cms/site.ts';
import {
  addToCartLink,
  builderAddToCartElement,
  stirrupAddToCart,
} from '../packages/shop/src/cart/add-to-cart/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { click, find, sees } from './support/play.ts';

export default { title: 'Shop/Add to cart' } satisfies Meta;

const islands = [addToCart];
const bridle = productCalled('hazel-snaffle-bridle');
const lastPad = productCalled('last-season-show-pad');
const some = publishedProducts.filter(({ type }) => type === 'simple').slice(2, 6);

const classicButton = () => addToCartLink(bridle, { site: classicSite });
const ownButton = () => stirrupAddToCart(bridle);
const builderButton = () => builderAddToCartElement(bridle, builderSite, {});

const press = (canvas: HTMLElement) => click(canvas, 'a.button');
const added = async (canvas: HTMLElement) => {
  await press(canvas);
  await sees(canvas, '.added_to_cart', 'View cart');
};
const failed = async (canvas: HTMLElement) => {
  await press(canvas);
  await sees(canvas, '[role="alert"]', /\S/);
};

export const Listing = islandStory({ page: '/shop/', markup: () => productList(some), islands });
export const Button = islandStory({ page: '/shop/', markup: classicButton, islands });

/** The loading state; this response takes longer than the timeout. */
export const Adding = islandStory({
  page: '/shop/?fault=delay:30000@add_to_cart',
  markup: classicButton,
  islands,
  play: async (canvas) => {
    await press(canvas);
    await find(canvas, 'a.loading[aria-disabled="true"]');
  },
});

export const Added = islandStory({ page: '/shop/', markup: classicButton, islands, play: added });
export const AddedInOwnDialect = islandStory({ page: '/shop/', markup: ownButton, islands, play: added });

export const AddedByKeyboard = islandStory({
  page: '/shop/',
  markup: classicButton,
  islands,
  play: async (canvas) => {
    (await find(canvas, 'a.button')).focus();
    await userEvent.keyboard('{Enter}');
    await sees(canvas, '.added_to_cart', 'View cart');
  },
});

export const AddedRightToLeft = islandStory({
  page: '/shop/?direction=rtl',
  direction: 'rtl',
  markup: () => productList(some),
  islands,
  play: added,
});

/** The last piece is in the cart already: the shop refuses, and the product's page opens. */
export const RefusedLeadsToProduct = islandStory({
  page: '/shop/?fault=delay:500@add_to_cart',
  cart: { [lastPad.slug]: 1 },
  markup: () => addToCartLink(lastPad),
  islands,
  play: async (canvas) => {
    await press(canvas);
    // It stays busy until the product's page comes, which a story does not open.
    await find(canvas, 'a.button.loading');
  },
});

export const ServerFailed = islandStory({
  page: '/shop/?fault=500@add_to_cart',
  markup: classicButton,
  islands,
  play: failed,
});
export const ConnectionLost = islandStory({
  page: '/shop/?fault=drop@add_to_cart',
  markup: classicButton,
  islands,
  play: failed,
});
export const AnswerNotUnderstood = islandStory({
  page: '/shop/?fault=html@add_to_cart',
  markup: classicButton,
  islands,
  play: failed,
});

export const BuilderLoop = islandStory({
  page: '/builder/shop/',
  markup: () => loopCards(some, builderSite, 'cardaa'),
  islands,
});
export const BuilderButton = islandStory({ page: '/builder/shop/', markup: builderButton, islands });

export const BuilderAdding = islandStory({
  page: '/builder/shop/?fault=delay:30000@bricks_add_to_cart',
  markup: builderButton,
  islands,
  play: async (canvas) => {
    await press(canvas);
    await sees(canvas, 'a.bricks-cart-adding', 'Adding');
  },
});

export const BuilderAdded = islandStory({
  page: '/builder/shop/?reset=60',
  markup: builderButton,
  islands,
  play: async (canvas) => {
    await press(canvas);
    await sees(canvas, 'a.bricks-cart-added', 'Added');
  },
});

export const BuilderAddedTextRestored = islandStory({
  page: '/builder/shop/?reset=1',
  markup: builderButton,
  islands,
  play: async (canvas) => {
    await press(canvas);
    await sees(canvas, 'a.bricks-cart-added', 'Added');
    await sees(canvas, 'a.bricks-cart-added', 'Add to cart');
  },
});

export const BuilderRefusedWithNotice = islandStory({
  page: '/builder/shop/?error=notice',
  cart: { [lastPad.slug]: 1 },
  markup: () =>
    html`<div class="woocommerce-notices-wrapper"></div>${builderAddToCartElement(lastPad, builderSite, {})}`,
  islands,
  play: async (canvas) => {
    await press(canvas);
    await sees(canvas, '.woocommerce-notices-wrapper', /\S/);
  },
});

export const BuilderServerFailed = islandStory({
  page: '/builder/shop/?fault=500@bricks_add_to_cart',
  markup: builderButton,
  islands,
  play: failed,
});
