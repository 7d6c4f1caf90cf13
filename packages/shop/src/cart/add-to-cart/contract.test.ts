import { expect, it } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { builderSite, classicSite } from '../../../../../fixtures/cms/site.ts';
import { OWN_SETTINGS } from '../adding/contract.ts';
import { addToCartContract, ENDPOINT } from './contract.ts';
import { addToCartLink, builderAddToCartElement } from './fixture.ts';
import { addToCart } from './island.ts';

const bridle = productCalled('hazel-snaffle-bridle');
const show = (markup: unknown) => {
  document.body.innerHTML = String(markup);
};
const dialectsOf = (element: Element | null) =>
  Object.entries(addToCart.selectors).flatMap(([dialect, list]) =>
    list.some((selector) => element?.matches(selector)) ? [dialect] : [],
  );

it.each([
  ['woocommerce', classicSite],
  ['bricks', builderSite],
] as const)('finds links of %s in its dialect only', (dialect, site) => {
  show(addToCartLink(bridle, { site }));
  expect(dialectsOf(document.querySelector('a'))).toEqual([dialect]);
  const selector = String(addToCart.selectors[dialect]);
  expect(document.querySelectorAll(selector)).toHaveLength(1);
});

it.each([
  ['a product that is sold out', String(addToCartLink(productCalled('heritage-lead-rein')))],
  ['no product id', '<a class="add_to_cart_button ajax_add_to_cart">Add</a>'],
  ['an empty product id', '<a class="add_to_cart_button ajax_add_to_cart" data-product_id="">Add</a>'],
  [
    'a block of the block editor',
    '<a class="add_to_cart_button ajax_add_to_cart wc-interactive" data-product_id="1">Add</a>',
  ],
])('leaves a link alone with %s', (_what, markup) => {
  show(markup);
  expect(dialectsOf(document.querySelector('a'))).toEqual([]);
});

it('has names for every dialect that it finds, and an endpoint for the builder’s', () => {
  expect(Object.keys(addToCartContract.dialects).sort()).toEqual(Object.keys(addToCart.selectors).sort());
  expect(Object.keys(ENDPOINT)).toEqual(['bricks']);
});

it('finds the settings around a button of the builder’s', () => {
  show(builderAddToCartElement(bridle, builderSite, { addingHTML: '<span>Packing</span>' }));
  expect(document.querySelector('a')?.closest(OWN_SETTINGS.selector)?.getAttribute(OWN_SETTINGS.attribute)).toBe(
    '{"addingHTML":"<span>Packing</span>"}',
  );
});
