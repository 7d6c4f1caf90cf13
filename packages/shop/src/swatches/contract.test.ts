import { describe, expect, it } from 'vitest';
import { productCalled } from '../../../../fixtures/cms/catalogue/products.ts';
import { productForm } from '../../../../fixtures/cms/markup/product-forms.ts';
import { productOptions, type SwatchMaker } from '../../../../fixtures/cms/product-options.ts';
import { classicSite } from '../../../../fixtures/cms/site.ts';
import { pluginOptions } from '../../../../fixtures/cms/swatch-plugin-options.ts';
import { CHOSEN_NAME, FORM, GROUP_NAME, STOCK_WORDS, swatchesContract } from './contract.ts';
import { findSelect, formOf, selectsOf } from './find-select.ts';
import { swatches } from './island.ts';
import { swatchSettings } from './settings.ts';

const plugin = { show_variation_stock: '1' };

/** A product's form with every type of swatch, and with all that a maker prints around them. */
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
  // Of our own dialect the demo shop prints items only.
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
    expect(roots[0]?.closest(FORM.selector)?.hasAttribute(FORM.variations)).toBe(true);
  });
});

it('finds what the plugin prints around its lists', () => {
  const place = printed.swatches;
  expect(place.querySelector(GROUP_NAME)?.textContent).toBe('Horse colours');
  expect(place.querySelector(`[${STOCK_WORDS['swatches']}]`)).not.toBeNull();
  expect(place.querySelector('ul.variable-items-wrapper')?.parentElement?.previousElementSibling).toBe(
    place.querySelector(CHOSEN_NAME.label),
  );
});

it('reads every option that the plugin prints, as the plugin prints it', () => {
  Reflect.set(globalThis, 'woo_variation_swatches_options', pluginOptions(productOptions({ swatches: 'pro', plugin })));
  expect(swatchSettings()).toMatchObject({
    clear_on_reselect: false,
    show_variation_label: true,
    variation_label_separator: ':',
    show_variation_stock: true,
    stock_label_threshold: 5,
    clickable_out_of_stock: false,
    out_of_stock_tooltip_text: '(Unavailable)',
    enable_linkable_url: false,
  });
  Reflect.deleteProperty(globalThis, 'woo_variation_swatches_options');
});
