import { expect, it } from 'vitest';
import { priceSliderContract } from './contract.ts';
import { builderPriceFilter, type PriceFilter, priceFilter, stirrupPriceFilter } from './fixture.ts';
import { priceSlider } from './island.ts';

const filter: PriceFilter = { limits: { min: 0, max: 9000 }, action: '/shop/' };

it.each([
  ['stirrup', stirrupPriceFilter(filter), { slider: 2, value: 2 }],
  ['bricks', builderPriceFilter(filter), { slider: 2, value: 2 }],
  // Handles are added later.
  ['woocommerce', priceFilter(filter), { slider: 0, handle: 0, bar: 0, track: 1, field: 2, value: 2, label: 1 }],
])('finds the parts of %s', (dialect, markup, expected) => {
  document.body.innerHTML = String(markup);
  const root = document.querySelector(String(priceSlider.selectors[dialect]));
  const parts = Object.entries(priceSliderContract.dialects[dialect]?.parts ?? {});
  expect(Object.fromEntries(parts.map(([name, selector]) => [name, root?.querySelectorAll(selector).length]))).toEqual(
    expected,
  );
});
