import { describe, expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';
import { focused, only, openIn, ownTabs, shopTabs } from '../../../../../e2e/support/open-tabs.ts';
import { builderTabs, demoTabs, stirrupTabs } from './fixture.ts';

const CLASSIC = '/elements/tabs/';
const BUILDER = '/builder/elements/tabs/';

describe('on the demo shop', () => {
  it('opens the page’s initial tab in each dialect', async () => {
    const builder = await shopTabs(BUILDER);
    const classic = await shopTabs(CLASSIC);
    expect(await openIn(builder, '#brxe-tabsaa')).toEqual(only(1));
    expect(await openIn(builder, '#brxe-tabsac')).toEqual(only(0));
    expect(await openIn(builder, '#brxe-tabsad')).toEqual(only(2));
    expect(await openIn(classic, '[data-island="tabs"]')).toEqual(only(0));
    expect(await openIn(classic, '[data-island="tabs"] >> nth=1')).toEqual(only(1));
  });

  it('opens by click, one island at a time', async () => {
    const page = await shopTabs(BUILDER);
    await page.click('#brxe-tabsab .tab-title:nth-child(2)');
    expect(await openIn(page, '#brxe-tabsab')).toEqual(only(1));
    expect(await openIn(page, '#brxe-tabsac')).toEqual(only(0));
    await page.hover('#brxe-tabsae .tab-title:nth-child(3)');
    expect(await openIn(page, '#brxe-tabsae')).toEqual(only(2));
  });

  // Some are accordions there; wide windows are inspected on every page.
  it.each([
    [BUILDER, 'dark'],
    [CLASSIC, 'light'],
  ] as const)('axe finds nothing in a narrow window on %s, %s', async (path, colorScheme) => {
    const page = await shopTabs(path, { context: { colorScheme, viewport: { width: 390, height: 800 } } });
    // The builder prints li elements as panels.
    const found = (await axe(page, '.element-example')).filter(({ rule }) => rule !== 'aria-allowed-role');
    expect(found).toEqual([]);
  });

  it('is readable without JavaScript: our own tabs are a table of contents', async () => {
    const page = await withShop(CLASSIC, { context: { javaScriptEnabled: false } });
    expect(await page.isVisible('text=Wipe after every ride')).toBe(true);
    await page.click('[data-part="title"]:has-text("Care")');
    expect(new URL(page.url()).hash).toBe('#care-pane');
  });

  it('does not move under reduced motion', async () => {
    const page = await shopTabs(BUILDER, { context: { reducedMotion: 'reduce' } });
    await page.click('#brxe-tabsaa .tab-title:nth-child(1)');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

describe('the keyboard', () => {
  it.each([
    ['horizontal', 'ltr', 'ArrowRight', 'ArrowLeft'],
    ['horizontal', 'rtl', 'ArrowLeft', 'ArrowRight'],
    ['vertical', 'ltr', 'ArrowDown', 'ArrowUp'],
    ['vertical', 'rtl', 'ArrowDown', 'ArrowUp'],
  ] as const)('moves and opens in %s %s tabs', async (layout, direction, forward, backward) => {
    const page = await ownTabs(`<div dir="${direction}">${builderTabs(demoTabs, { layout })}</div>`);
    await page.focus('.tab-title');
    for (const [key, index] of [
      [forward, 1],
      [forward, 2],
      [forward, 0],
      [backward, 2],
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await page.keyboard.press(key);
      expect(await openIn(page, '.brxe-tabs'), key).toEqual(only(index));
      expect(await focused(page)).toBe(demoTabs[index]?.title);
    }
  });

  it('goes from the chosen title into its pane, and past the other panes', async () => {
    const page = await ownTabs(`${stirrupTabs(demoTabs, { openTab: 1 })}<button>After</button>`);
    await page.focus('[data-part="title"] >> nth=1');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('care-pane');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Check the fit');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('After');
  });

  it('opens with Enter and Space if the pointer opens too, and does not scroll', async () => {
    const page = await ownTabs(`${builderTabs(demoTabs, { openOn: 'mouseenter' })}<div style="height:3000px"></div>`);
    await page.focus('.tab-title');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await openIn(page, '.brxe-tabs')).toEqual(only(1));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('ignores typing inside a pane', async () => {
    const page = await ownTabs(builderTabs(demoTabs, { openTab: 2 }));
    await page.fill('[name="postcode"]', 'AB1');
    await page.press('[name="postcode"]', 'Home');
    await page.press('[name="postcode"]', 'ArrowRight');
    expect(await openIn(page, '.brxe-tabs')).toEqual(only(2));
    expect(await page.inputValue('[name="postcode"]')).toBe('AB1');
  });
});
