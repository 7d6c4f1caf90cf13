import { notices } from '@stirrup/shop/notices';
import { productForm } from '@stirrup/shop/product-form';
import { quantity } from '@stirrup/shop/quantity';
import { variations } from '@stirrup/shop/variations';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { productCalled } from '../fixtures/cms/catalogue/products.ts';
import { html } from '../fixtures/cms/markup/html.ts';
import { VARIATION_TEMPLATES } from '../fixtures/cms/markup/variation-templates.ts';
import { productOptions } from '../fixtures/cms/product-options.ts';
import { builderSite, classicSite, type Site } from '../fixtures/cms/site.ts';
import { builderButton } from '../packages/shop/src/cart/add-to-cart/fixture.ts';
import { productForm as printForm } from '../packages/shop/src/product/product-form/fixture.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Shop/Product form' } satisfies Meta;

const islands = [productForm, quantity, variations, notices];
const BRIDLE = 'hazel-snaffle-bridle';
const BUTTON = '.single_add_to_cart_button';
const OWN_BUTTON = '[data-part="button"]';
const own = html`<form data-island="product-form" data-background method="post" action="?">
  <label>Quantity <input type="number" name="quantity" value="1" min="1"></label>
  <button data-part="button" name="add-to-cart" value="${productCalled(BRIDLE).id}">Add to cart</button>
</form>`;

const print = (slug: string, site: Site) => {
  const form = printForm(productCalled(slug), { site, options: productOptions({ swatches: 'none' }, site.dialect) });
  const shown = site === builderSite ? builderButton(form) : form;
  return html`<div class="woocommerce-notices-wrapper"></div><div class="product">${shown}</div>${VARIATION_TEMPLATES}`;
};
const press = (canvas: HTMLElement) => click(canvas, BUTTON);
const builderStory = (
  slug: string,
  play: (canvas: HTMLElement) => Promise<void>,
  switches: { readonly query?: string; readonly direction?: 'rtl' } = {},
) =>
  islandStory({
    page: `/builder/product/${slug}/?${switches.query ?? ''}`,
    markup: () => print(slug, builderSite),
    islands,
    play,
    ...(switches.direction && { direction: switches.direction }),
  });
const fails = async (canvas: HTMLElement) => {
  await press(canvas);
  await sees(canvas, '.stirrup-message[role="alert"]', /\S/);
};
const adds = async (canvas: HTMLElement) => {
  await press(canvas);
  await sees(canvas, `${BUTTON}.bricks-cart-added`, 'Added');
};
const addsWithNotice = async (canvas: HTMLElement) => {
  await adds(canvas);
  await sees(canvas, '.woocommerce-message', 'added to your cart');
};
const isUp = async (_canvas: HTMLElement) => undefined;

/** The shop's own form, submitted by the browser. */
export const Classic = islandStory({
  page: `/product/${BRIDLE}/`,
  markup: () => print(BRIDLE, classicSite),
  islands,
});

/** Added in the background by an option of ours. */
export const ClassicInBackground = islandStory({
  page: `/product/${BRIDLE}/`,
  markup: () => String(print(BRIDLE, classicSite)).replace('<form', `<form data-options='{"background":true}'`),
  islands,
  play: async (canvas) => {
    await press(canvas);
    await sees(canvas, '.added_to_cart', 'View cart');
  },
});

export const Simple = builderStory(BRIDLE, isUp);
export const SimpleAdding = builderStory(
  BRIDLE,
  async (canvas) => {
    await press(canvas);
    await sees(canvas, `${BUTTON}.bricks-cart-adding`, 'Adding');
  },
  { query: 'fault=delay:30000@bricks_add_to_cart' },
);
export const SimpleAdded = builderStory(BRIDLE, addsWithNotice);
export const SimpleAddedRightToLeft = builderStory(BRIDLE, addsWithNotice, {
  direction: 'rtl',
  query: 'direction=rtl',
});
export const SimpleServerFailed = builderStory(BRIDLE, fails, { query: 'fault=500@bricks_add_to_cart' });
export const SimpleConnectionLost = builderStory(BRIDLE, fails, { query: 'fault=drop@bricks_add_to_cart' });

/** The shop refuses, and its reason is shown. */
export const RefusedWithNotice = builderStory(
  'made-to-measure-boots',
  async (canvas) => {
    await press(canvas);
    await sees(canvas, '.woocommerce-error', 'need a fitting first');
  },
  { query: 'error=notice' },
);

export const Variable = builderStory('hedgerow-fly-mask', allReady);
export const Grouped = builderStory('first-pony-collection', isUp);

/** Nothing is sent while all quantities are zero. */
export const GroupedWithNothingToAdd = builderStory('first-pony-collection', fails);

export const GroupedAdded = builderStory('first-pony-collection', async (canvas) => {
  // A click before the island is up is held: the form would be sent before the quantity is 1.
  await click(canvas, '.quantity[data-island-state="ready"] .plus');
  await waitFor(() => expect(canvas.querySelector('.quantity input')).toHaveValue(1));
  await addsWithNotice(canvas);
});

const ownStory = (play: (canvas: HTMLElement) => Promise<void>, query = '') =>
  islandStory({ page: `/?${query}`, markup: () => own, islands, play });
const pressOwn = async (canvas: HTMLElement) => {
  await allReady(canvas);
  await click(canvas, OWN_BUTTON);
};

export const OwnDialect = ownStory(allReady);
export const OwnDialectAdding = ownStory(async (canvas) => {
  await pressOwn(canvas);
  await find(canvas, `${OWN_BUTTON}[data-loading]`);
}, 'fault=delay:600000@add_to_cart');
export const OwnDialectAdded = ownStory(async (canvas) => {
  await pressOwn(canvas);
  await find(canvas, `${OWN_BUTTON}[data-added]`);
});
export const OwnDialectServerFailed = ownStory(async (canvas) => {
  await pressOwn(canvas);
  await sees(canvas, '.stirrup-message[role="alert"]', 'The shop cannot answer just now');
}, 'fault=500@add_to_cart');

/** Leads to another shop; no island. */
export const External = builderStory('vintage-double-bridle', isUp);
