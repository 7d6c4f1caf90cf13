import { describe, expect, it } from 'vitest';
import { axe, openPage, withShop } from '../../../../../e2e/support/browser.ts';
import {
  changes,
  focused,
  hash,
  only,
  openIn,
  ownTabs,
  tabsEntry,
  tabsReady,
} from '../../../../../e2e/support/open-tabs.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderTabs, demoTabs } from './fixture.ts';

describe('an accordion on small screens', () => {
  it('begins strictly below its width, works by pointer and keyboard, and ends with a wider window', async () => {
    const page = await ownTabs(builderTabs(demoTabs, { accordionBreakpoint: 767 }), {
      context: { viewport: { width: 767, height: 700 } },
    });
    const title = (index: number) => page.locator('[data-brx-tab-mode]').nth(index);
    await page.waitForSelector('[data-brx-tab-mode]', { state: 'hidden' });
    expect(await page.isVisible('.tab-menu')).toBe(true);
    await page.setViewportSize({ width: 766, height: 700 });
    await title(0).waitFor();
    expect(await page.isVisible('.tab-menu')).toBe(false);
    const entries = await page.evaluate(() => history.length);
    await title(1).click();
    expect(await page.isVisible('text=Wipe after every ride')).toBe(true);
    expect(await page.isVisible('text=Stand the horse square')).toBe(false);
    expect(await hash(page)).toBe('#care');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Check the fit');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Delivery');
    await page.keyboard.press('Space');
    expect(await title(2).getAttribute('aria-expanded')).toBe('true');
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries]);
    expect((await axe(page, '.brxe-tabs')).filter(({ rule }) => rule !== 'aria-allowed-role')).toEqual([]);
    await page.setViewportSize({ width: 1000, height: 700 });
    await page.waitForSelector('.tab-menu');
    expect(await focused(page)).toBe('Delivery');
    expect(await openIn(page, '.brxe-tabs')).toEqual(only(2));
    expect(await title(0).isVisible()).toBe(false);
  });
});

it('a link to a title leads to its accordion title on small screens', async () => {
  const tabs = builderTabs(demoTabs, { accordionBreakpoint: 767 });
  const space = (id: string) => html`<p id="${id}" style="height: 1500px"></p>`;
  const page = await ownTabs(html`<a id="link" href="#care">Care</a>${space('above')}${tabs}${space('below')}`, {
    context: { viewport: { width: 390, height: 700 } },
  });
  const title = page.locator('[data-brx-tab-mode]').nth(1);
  await title.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.click('#link');
  await expect.poll(() => title.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(0);
  expect([await focused(page), await hash(page), await title.getAttribute('aria-expanded')]).toEqual([
    ...['Care', '#care', 'true'],
  ]);
});

describe('on a product’s page', () => {
  it('a link to the reviews opens them and scrolls there; arrows move, Enter opens, as in the shop’s script', async () => {
    const page = await withShop('/product/hazel-snaffle-bridle/');
    await page.locator('.woocommerce-tabs').scrollIntoViewIfNeeded();
    await page.waitForSelector('.woocommerce-tabs[data-island-state="ready"]');
    const count = await page.locator('.wc-tabs a').count();
    const reviews = count - 1;
    expect(await openIn(page, '.woocommerce-tabs')).toEqual(only(0));
    expect(await page.isVisible('#reviews')).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await page.click('.woocommerce-review-link');
    expect(await openIn(page, '.woocommerce-tabs')).toEqual(only(reviews));
    await page.waitForFunction(
      () => (document.querySelector('#reviews')?.getBoundingClientRect().top ?? 9999) < innerHeight,
    );
    await page.focus('.reviews_tab > a');
    await page.keyboard.press('ArrowRight');
    expect(await openIn(page, '.woocommerce-tabs')).toEqual(only(reviews));
    await page.keyboard.press('Enter');
    expect(await openIn(page, '.woocommerce-tabs')).toEqual(only(0));
    expect(await axe(page, '.woocommerce-tabs')).toEqual([]);
  });

  it('shows everything without JavaScript', async () => {
    const page = await withShop('/product/hazel-snaffle-bridle/', { context: { javaScriptEnabled: false } });
    expect(await page.isVisible('#tab-description')).toBe(true);
    expect(await page.isVisible('#reviews')).toBe(true);
  });
});

it('islands in a pane start when it is first shown, and hold clicks until they are up', async () => {
  const inner = html`<div data-island="tabs" id="inner"><div data-part="list"><button data-part="title">One</button><button data-part="title">Two</button></div><p data-part="pane">First</p><p data-part="pane">Second</p></div>`;
  const [first, ...others] = demoTabs;
  const outer = [...(first ? [first] : []), { title: 'Inner', content: inner }, ...others];
  const page = await openPage(
    `<style>.tab-pane{display:none}.tab-pane.brx-open{display:block}</style>${builderTabs(outer)}`,
    {
      entry: tabsEntry,
    },
  );
  await page.waitForSelector('.brxe-tabs[data-island-state="ready"]');
  expect(await page.getAttribute('#inner', 'data-island-state')).toBe('claimed');
  // Both in one task: no island can start in between.
  await page.evaluate(() => {
    document.querySelectorAll<HTMLElement>('.tab-title')[1]?.click();
    document.querySelectorAll<HTMLElement>('#inner button')[1]?.click();
  });
  await tabsReady(page);
  await page.waitForSelector('text=Second');
  expect(await openIn(page, '#inner')).toEqual(only(1));
  expect(await changes(page)).toEqual([
    ['tabsaa', 1],
    [null, 1],
  ]);
});
