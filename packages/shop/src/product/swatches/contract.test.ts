import { readProps } from '@stirrup/runtime';
import { describe, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { productOptions, type SwatchMaker } from '../../../../../fixtures/cms/product-options.ts';
import { classicSite } from '../../../../../fixtures/cms/site.ts';
import { pluginOptions } from '../../../../../fixtures/cms/swatch-plugin-options.ts';
import { productForm } from '../product-form/fixture.ts';
import { PREVIEW_ATTRIBUTE } from '../swatches-plugin/plugin-contract.ts';
import { VARIATIONS } from '../variation-data/data-contract.ts';
import { findSelect, formOf, selectsOf } from './attribute-selects.ts';
import { CHOSEN_NAME, FORM, STOCK_TEXT, swatchesContract } from './contract.ts';
import { swatches } from './island.ts';
import { swatchesProps } from './props.ts';
import { swatchOptions } from './swatch-options.ts';

const plugin = { show_variation_stock: '1', enable_single_variation_preview: '1' };

/** A product's form with every type of swatch, and with a maker's whole markup around them. */
function print(maker: SwatchMaker): HTMLElement {
  const options = productOptions({ swatches: maker, limit: true, plugin });
  const place = document.createElement('div');
  const product = productCalled('paddock-saddle-pad');
  place.innerHTML = [options, { ...options, groups: true }]
    .map((one) => String(productForm(product, { site: classicSite, options: one, choice: new Map() })))
    .join('');
  return place;
}

const printed = { swatches: print('pro'), bricks: print('builder'), stirrup: print('stirrup') };

describe.each(['swatches', 'bricks', 'stirrup'] as const)('the %s dialect', (dialect) => {
  const place = printed[dialect];
  const names = swatchesContract.dialects[dialect];
  const roots = [...place.querySelectorAll(String(swatches.selectors[dialect]))];
  // The demo shop prints only items of our own dialect.
  const parts = Object.entries(names?.parts ?? {}).filter(([name]) => dialect !== 'stirrup' || name === 'item');

  it('finds one list per attribute, in its own dialect only', () => {
    expect(roots).toHaveLength(10);
    for (const [other, markup] of Object.entries(printed)) {
      if (other !== dialect) expect(markup.querySelector(String(swatches.selectors[dialect]))).toBeNull();
    }
  });

  it.each(parts)('finds its part %s', (_name, selector) => {
    expect(roots.some((root) => root.querySelector(selector))).toBe(true);
  });

  it('finds the select of every list, and all of them in its form', () => {
    for (const root of roots) {
      if (!(root instanceof HTMLElement)) throw new Error('Stirrup: a list is no HTML element.');
      const form = formOf(root);
      const selects = form ? selectsOf(form) : [];
      expect(selects).toHaveLength(5);
      const place = [...(form?.querySelectorAll(String(swatches.selectors[dialect])) ?? [])].indexOf(root);
      expect(findSelect(root)).toBe(selects[place]);
    }
  });

  it('finds the variations of the form', () => {
    expect(roots[0]?.closest(FORM)?.hasAttribute(VARIATIONS.attribute)).toBe(true);
  });
});

it('finds the plugin’s markup around its lists', () => {
  const place = printed.swatches;
  const { parts = {}, states = {} } = swatchesContract.dialects['swatches'] ?? {};
  expect(place.querySelector(String(parts.groupName))?.textContent).toBe('Horse colours');
  expect(place.querySelector(String(parts.group))?.parentElement?.matches(String(parts.section))).toBe(true);
  expect(place.querySelector(`.${states.limited} > ${parts.more}`)).not.toBeNull();
  expect(place.querySelector(String(parts.stock))?.hasAttribute(STOCK_TEXT.plugin)).toBe(true);
  expect(place.querySelector(`[${PREVIEW_ATTRIBUTE}]`)?.getAttribute(PREVIEW_ATTRIBUTE)).toBe('attribute_pa_colour');
  expect(place.querySelector('ul.variable-items-wrapper')?.parentElement?.previousElementSibling).toBe(
    place.querySelector(CHOSEN_NAME.label),
  );
});

it('reads every option that the plugin prints, as the plugin prints it', () => {
  const options = productOptions({ swatches: 'pro', plugin: { ...plugin, deselect_unavailable: '1' } });
  Reflect.set(globalThis, 'woo_variation_swatches_options', pluginOptions(options));
  const [form, list] = ['variations_form', 'wvs-archive-variations-wrapper'].map((name) => {
    const place = document.createElement('div');
    place.className = name;
    return place.appendChild(document.createElement('ul'));
  });
  const read = (root = document.createElement('ul'), dialect = 'swatches') => {
    const origin = { element: root, dialect, warn: vi.fn(), recordProps: vi.fn() };
    return swatchOptions(readProps(origin, swatchesProps), root, dialect);
  };
  const everywhere = { outOfStockText: '(Unavailable)', deselectUnavailable: true, stockThreshold: 5 };
  expect(read(form)).toMatchObject({
    ...everywhere,
    showLabel: true,
    labelSeparator: ':',
    showStock: true,
    preview: true,
  });
  expect(read(form)).toMatchObject({ clearOnReselect: undefined, clickableOutOfStock: undefined, linkable: undefined });
  expect(read(list)).toMatchObject({ ...everywhere, showLabel: undefined, showStock: undefined, preview: undefined });
  form?.setAttribute('data-label-separator', ' –');
  form?.setAttribute('data-show-stock', 'false');
  expect(read(form)).toMatchObject({ ...everywhere, labelSeparator: ' –', showStock: false });
  expect(Object.values(read(form, 'bricks')).filter((value) => value !== undefined)).toEqual([' –', false]);
  Reflect.deleteProperty(globalThis, 'woo_variation_swatches_options');
});
