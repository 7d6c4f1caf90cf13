import { expect, it } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { productList } from '../../../../../fixtures/cms/markup/loop-product.ts';
import { productOptions } from '../../../../../fixtures/cms/product-options.ts';
import { ITEM } from '../swatches-plugin/plugin-contract.ts';
import { VARIATIONS } from '../variation-data/data-contract.ts';
import { ADDS_CLASS, loopSwatchesContract, PRODUCT } from './contract.ts';
import { loopSwatches } from './island.ts';
import { loopSwatchesProps } from './props.ts';

const place = document.createElement('div');
place.innerHTML = String(
  productList(['hedgerow-fly-mask', 'hazel-snaffle-bridle'].map(productCalled), {
    swatches: productOptions({ swatches: 'pro' }),
  }),
);
const root = place.querySelector(String(loopSwatches.selectors['swatches']));

it('finds the swatches of the product that has some', () => {
  expect(place.querySelectorAll(String(loopSwatches.selectors['swatches']))).toHaveLength(1);
});

it.each(Object.entries(loopSwatchesContract.dialects['swatches']?.parts ?? {}))('finds its part %s', (_, selector) => {
  expect(root?.querySelector(selector)).not.toBeNull();
});

it('finds the product’s elements around them', () => {
  const product = root?.closest(PRODUCT.root);
  for (const selector of [PRODUCT.image, PRODUCT.button, PRODUCT.price, `.${ADDS_CLASS}`, ITEM.selector]) {
    expect(product?.querySelector(selector), selector).not.toBeNull();
  }
});

it('finds its options', () => {
  const sources = [VARIATIONS.attribute, ...Object.values(loopSwatchesProps.sources['swatches'] ?? {})];
  expect(sources.filter((source) => !root?.hasAttribute(String(source)))).toEqual([]);
});
