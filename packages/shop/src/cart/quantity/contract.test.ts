import { expect, it } from 'vitest';
import { builderSite } from '../../../../../fixtures/cms/site.ts';
import { quantityContract } from './contract.ts';
import { quantityField } from './fixture.ts';
import { quantity } from './island.ts';

const product = { name: 'Brush' };

it.each([
  ['stirrup', quantityField(product, { id: '1', ours: true }), '', true],
  ['bricks', quantityField(product, { id: '1', site: builderSite }), 'brx-body', true],
  ['woocommerce', quantityField(product, { id: '1' }), '', false],
])('finds the field of %s, and its buttons', (dialect, markup, bodyClass, hasButtons) => {
  document.body.className = bodyClass;
  document.body.innerHTML = String(markup);
  const root = document.querySelector(String(quantity.selectors[dialect]));
  const { input, minus, plus } = quantityContract.dialects[dialect]?.parts ?? {};
  expect(root?.querySelector(String(input))?.getAttribute('name')).toBe('quantity');
  expect([root?.querySelector(String(minus)) != null, root?.querySelector(String(plus)) != null]).toEqual([
    hasButtons,
    hasButtons,
  ]);
});

it('does not mistake the number of items in a mini cart for a field', () => {
  document.body.innerHTML = '<span class="quantity">1 × £18</span>';
  expect(Object.values(quantity.selectors).some((list) => document.querySelector(String(list)))).toBe(false);
});
