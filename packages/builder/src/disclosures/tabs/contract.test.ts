import { describe, expect, it } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { productTabs } from '../../../../../fixtures/cms/markup/product-tabs.ts';
import { SCRIPT_ID, tabsContract } from './contract.ts';
import { builderNestedTabs, builderTabs, demoTabs, stirrupTabs } from './fixture.ts';
import { tabs } from './island.ts';
import { tabsProps } from './props.ts';

function parse(html: unknown): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = String(html);
  return place;
}

/** Everything that the fixtures print, with every option set. */
const printed = {
  stirrup: [parse(stirrupTabs(demoTabs, { openTab: 1, activation: 'manual', accordionBreakpoint: 600 }))],
  bricks: [
    parse(builderTabs(demoTabs, { accordionBreakpoint: 767, openOn: 'mouseenter', layout: 'vertical' })),
    parse(builderNestedTabs(demoTabs, { openOn: 'mouseenter' })),
  ],
  woocommerce: [parse(productTabs(productCalled('hedgerow-fly-mask')))],
};

const ownClasses = /^tab-(?!content)|^wc-tab$|_tab$/;
const ownElements = '[data-part], .wc-tabs, .wc-tabs a';

describe.each(['stirrup', 'bricks', 'woocommerce'] as const)('the %s dialect', (dialect) => {
  const places = printed[dialect];
  const names = tabsContract.dialects[dialect];

  it.each(tabs.selectors[dialect] ?? [])('finds its root by %s', (selector) => {
    expect(places.filter((place) => place.querySelectorAll(selector).length === 1)).toHaveLength(1);
  });

  it('finds every part that it names in the markup', () => {
    for (const selector of Object.values(names?.parts ?? {})) {
      expect(
        places.some((place) => place.querySelector(selector)),
        selector,
      ).toBe(true);
    }
  });

  it('names every part that the markup has', () => {
    const selectors = Object.values(names?.parts ?? {}).join();
    for (const element of places.flatMap((place) => [...place.querySelectorAll('*')])) {
      const isPart = element.matches(ownElements) || [...element.classList].some((name) => ownClasses.test(name));
      expect(element.matches(selectors), element.outerHTML).toBe(isPart);
    }
  });

  it('knows every option that the markup prints', () => {
    const root = places[0]?.firstElementChild;
    const attributes = root?.getAttributeNames() ?? [];
    const options = Object.keys(tabsProps.readers).map((name) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`));
    const known = ['data-options', ...options.map((name) => `data-${name}`)];
    const others = ['id', 'class', 'data-island', SCRIPT_ID, 'aria-orientation'];
    expect(attributes.filter((name) => !known.includes(name) && !others.includes(name))).toEqual([]);
    expect(attributes.some((name) => known.includes(name))).toBe(dialect !== 'woocommerce');
  });
});

it('reads the orientation and the script id where the builder prints them', () => {
  const root = printed.bricks[0]?.firstElementChild;
  expect(root?.getAttribute(tabsProps.sources['bricks']?.orientation as string)).toBe('vertical');
  expect(root?.getAttribute(SCRIPT_ID)).toBe('tabsaa');
});
