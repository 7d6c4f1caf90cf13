import { expect, it } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { productSummary } from '../../../../../fixtures/cms/markup/product-summary.ts';
import { VARIATION_TEMPLATES } from '../../../../../fixtures/cms/markup/variation-templates.ts';
import { productOptions } from '../../../../../fixtures/cms/product-options.ts';
import { builderSite, classicSite } from '../../../../../fixtures/cms/site.ts';
import { ATTRIBUTE_NAME, PLACEHOLDER_RULE, VARIATIONS } from '../variation-data/data-contract.ts';
import { FIELD, PRODUCT, TEMPLATE, variationsContract } from './contract.ts';
import { stirrupVariations } from './fixture.ts';
import { variations } from './island.ts';
import { THRESHOLDS } from './list-contract.ts';
import { variationsProps } from './props.ts';

const mask = productCalled('hedgerow-fly-mask');
const page = (markup: unknown) => {
  const place = document.createElement('div');
  place.innerHTML = String(markup);
  return place;
};
const shopPage = (site: typeof classicSite) => {
  const options = productOptions({ swatches: 'free', data: 'embedded' }, site.dialect);
  return page(`${productSummary(mask, { site, options })}${VARIATION_TEMPLATES}`);
};
const pages = {
  stirrup: page(mask.type === 'variable' ? stirrupVariations(mask) : ''),
  bricks: shopPage(builderSite),
  woocommerce: shopPage(classicSite),
};

it.each(['stirrup', 'bricks', 'woocommerce'] as const)('finds form and parts of the %s dialect', (dialect) => {
  const place = pages[dialect];
  const [selector = ''] = variations.selectors[dialect] ?? [];
  expect(place.querySelectorAll(selector)).toHaveLength(1);
  const form = place.querySelector(selector);
  const first = Object.entries(variations.selectors).find(([, list]) => list.some((one) => form?.matches(one)));
  expect(first?.[0]).toBe(dialect);
  for (const [name, part] of Object.entries(variationsContract.dialects[dialect]?.parts ?? {})) {
    expect(form?.querySelectorAll(part), name).toHaveLength(name === 'select' ? 2 : 1);
  }
  for (const field of [FIELD.variation, FIELD.quantity]) {
    expect(form?.querySelectorAll(field), field).toHaveLength(1);
  }
  for (const source of Object.values(variationsProps.sources[dialect] ?? {})) {
    if (source !== 'data-custom_data') expect(form?.hasAttribute(String(source)), String(source)).toBe(true);
  }
  expect(form?.getAttribute(VARIATIONS.attribute)).toContain('"variation_id":20501');
});

it('finds the other elements of a product of the shop', () => {
  const place = pages.woocommerce;
  for (const selector of [PRODUCT.sku, PRODUCT.weight, PRODUCT.dimensions]) {
    expect(place.querySelectorAll(selector), selector).toHaveLength(1);
  }
  expect([...place.querySelectorAll('script')].map(({ id }) => id)).toEqual(Object.values(TEMPLATE));
  const select = place.querySelector('select');
  expect(select?.getAttribute(ATTRIBUTE_NAME)).toBe(select?.name);
  expect(select?.hasAttribute(PLACEHOLDER_RULE.attribute)).toBe(true);
  const box = place.querySelector(THRESHOLDS.selector);
  expect([THRESHOLDS.min, THRESHOLDS.max, THRESHOLDS.total].every((name) => box?.hasAttribute(name))).toBe(true);
});
