import { expect, it } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { builderSite, classicSite } from '../../../../../fixtures/cms/site.ts';
import { productFormContract, TYPE_SELECTOR } from './contract.ts';
import { productForm as printForm } from './fixture.ts';
import { productForm } from './island.ts';

const show = (slug: string, site = classicSite) => {
  document.body.className = site === builderSite ? 'brx-body' : '';
  document.body.innerHTML = String(printForm(productCalled(slug), { site }));
};
const found = () =>
  Object.entries(productForm.selectors).flatMap(([dialect, list]) =>
    document.querySelector(String(list)) ? [dialect] : [],
  );

it.each(['hazel-snaffle-bridle', 'hedgerow-fly-mask', 'first-pony-collection'])('finds the form of %s', (slug) => {
  show(slug);
  expect(found()).toEqual(['woocommerce']);
  expect(document.querySelectorAll(String(productFormContract.dialects['woocommerce']?.parts.button))).toHaveLength(1);
  show(slug, builderSite);
  expect(found()).toContain('bricks');
});

it('leaves forms alone that lead out of the shop, and those of lists', () => {
  show('vintage-double-bridle');
  expect(found()).toEqual([]);
  document.body.innerHTML = '<form class="cart brx-loop-product-form" method="post"></form>';
  expect(found()).toEqual([]);
});

it('distinguishes the kinds of product', () => {
  show('hedgerow-fly-mask');
  expect(document.querySelector('form')?.matches(TYPE_SELECTOR.variable)).toBe(true);
  show('first-pony-collection');
  expect(document.querySelector('form')?.matches(TYPE_SELECTOR.grouped)).toBe(true);
});
