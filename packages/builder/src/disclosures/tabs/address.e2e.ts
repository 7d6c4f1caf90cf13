import { describe, expect, it } from 'vitest';
import { changes, hash, only, openIn, ownTabs } from '../../../../../e2e/support/open-tabs.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderNestedTabs, builderTabs, demoTabs, stirrupTabs, type Tab } from './fixture.ts';

const unnamed: Tab[] = demoTabs.map(({ title, content }) => ({ title, content }));

describe('the address', () => {
  it.each([
    ['#care', 1],
    ['#brx-tab-tabsaa-2', 2],
    ['#fit', 0],
    ['#elsewhere', 2],
    ['#%E0%A4%A', 2],
  ])('%s opens tab %i when the page loads, without an event or a new address', async (fragment, index) => {
    const page = await ownTabs(`<p style="height:900px" id="elsewhere"></p>${builderTabs(demoTabs, { openTab: 2 })}`, {
      path: `/${fragment}`,
    });
    expect(await openIn(page, '.brxe-tabs')).toEqual(only(index));
    expect(await changes(page)).toEqual([]);
    expect(await hash(page)).toBe(fragment);
  });

  it('never opens a tab by the builder’s id of an element', async () => {
    const page = await ownTabs(builderNestedTabs(unnamed, { id: 'tabsab' }), { path: '/#brxe-tabsabt2' });
    expect(await openIn(page, '.brxe-tabs-nested')).toEqual(only(0));
  });

  it('names a chosen tab by its author’s id, no longer names a closed one, and gets no history entry', async () => {
    const page = await ownTabs(builderTabs(demoTabs), { path: '/?a=1#elsewhere' });
    const entries = await page.evaluate(() => history.length);
    const address = () => page.evaluate(() => location.search + location.hash);
    await page.click('.tab-title >> nth=2');
    expect(await address()).toBe('?a=1#elsewhere');
    await page.click('#care');
    expect(await address()).toBe('?a=1#care');
    await page.click('.tab-title >> nth=2');
    expect(await address()).toBe('?a=1');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  it('is followed through links, back and forward', async () => {
    const page = await ownTabs(`${builderTabs(demoTabs)}<a id="link" href="#care">Care</a>`);
    await page.click('#link');
    expect(await openIn(page, '.brxe-tabs')).toEqual(only(1));
    await page.click('a[href="#fit"]');
    expect(await openIn(page, '.brxe-tabs')).toEqual(only(0));
    await page.goBack();
    expect(await openIn(page, '.brxe-tabs')).toEqual(only(1));
    await page.goForward();
    expect(await openIn(page, '.brxe-tabs')).toEqual(only(0));
    expect(await changes(page)).toEqual([
      ['tabsaa', 1],
      ['tabsaa', 0],
      ['tabsaa', 1],
      ['tabsaa', 0],
    ]);
  });

  it('opens the tab around a link’s target before the browser scrolls there, also if the address names it already', async () => {
    const [first, ...others] = demoTabs;
    const deep = html`<p style="height: 3000px">Far above.</p><p id="deep">Deep.</p>`;
    const tabs = builderTabs([...(first ? [{ ...first, content: deep }] : []), ...others], { openTab: 1 });
    const page = await ownTabs(`<a id="link" href="#deep">Deep</a>${tabs}`);
    for (const _time of ['once', 'again']) {
      await page.click('#link');
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      expect(await openIn(page, '.brxe-tabs')).toEqual(only(0));
      await page.click('.tab-title >> nth=2');
      expect(await hash(page)).toBe('');
    }
  });

  it('opens the tab around its target', async () => {
    const page = await ownTabs(`${stirrupTabs(demoTabs)}`, { path: '/#care-pane' });
    expect(await openIn(page, '[data-island="tabs"]')).toEqual(only(1));
  });
});
