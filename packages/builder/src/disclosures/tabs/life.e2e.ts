import { describe, expect, it } from 'vitest';
import { openPage, takeConsole } from '../../../../../e2e/support/browser.ts';
import { changes, hash, only, openIn, ownTabs, tabsEntry, tabsReady } from '../../../../../e2e/support/open-tabs.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderNestedTabs, builderTabs, demoTabs, stirrupTabs, type Tab } from './fixture.ts';

const unnamed: Tab[] = demoTabs.map(({ title, content }) => ({ title, content }));

describe('other scripts', () => {
  it('get an event for the opened tab, once its pane shows', async () => {
    const page = await ownTabs(`${builderTabs(demoTabs)}${builderNestedTabs(unnamed, { id: 'tabsxx' })}`);
    await page.evaluate(() => {
      document.addEventListener('bricks/tabs/changed', (event) => {
        if (!(event instanceof CustomEvent)) return;
        const { activeTitle, activePane } = event.detail;
        Object.assign(globalThis, {
          heard: [
            activeTitle.id,
            activePane.id,
            activePane.checkVisibility({ contentVisibilityAuto: true }),
            activePane.className,
          ],
        });
      });
    });
    await page.click('#brxe-tabsxx .tab-title >> nth=1');
    expect(await changes(page)).toEqual([['tabsxx', 1]]);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'heard'))).toEqual([
      'brxe-tabsxxt1',
      'brxe-tabsxxp1',
      true,
      'brxe-div tab-pane brx-open',
    ]);
  });

  it('keep their classes and listeners', async () => {
    const page = await ownTabs(builderTabs(demoTabs), {
      prepare: (tab) =>
        tab.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            const title = document.querySelector('.tab-title');
            title?.classList.add('foreign');
            title?.addEventListener('click', () => Object.assign(globalThis, { clicked: true }));
          });
        }),
    });
    await page.click('.tab-title >> nth=1');
    await page.click('.tab-title >> nth=0');
    expect(await page.getAttribute('.tab-title', 'class')).toBe('tab-title repeater-item foreign brx-open');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'clicked'))).toBe(true);
  });
});

describe('life on the page', () => {
  it('keeps nested tabs apart', async () => {
    const inner = builderNestedTabs(unnamed, { id: 'tabsin', openTab: 1 });
    const [first, ...others] = demoTabs;
    const outer = [...(first ? [{ ...first, content: html`${first.content}${inner}` }] : []), ...others];
    const page = await ownTabs(builderNestedTabs(outer, { id: 'tabsou' }));
    expect(await openIn(page, '#brxe-tabsou')).toEqual(only(0));
    expect(await openIn(page, '#brxe-tabsin')).toEqual({ ...only(1), shown: [1] });
    await page.focus('#brxe-tabsin .tab-title >> nth=1');
    await page.keyboard.press('ArrowRight');
    expect(await openIn(page, '#brxe-tabsin')).toEqual(only(2));
    expect(await openIn(page, '#brxe-tabsou')).toEqual(only(0));
    expect(await changes(page)).toEqual([['tabsin', 2]]);
  });

  it('holds a click until its code has loaded', async () => {
    const held: (() => void)[] = [];
    const page = await openPage(String(stirrupTabs(demoTabs)), {
      entry: tabsEntry,
      prepare: (tab) =>
        tab.route('**/entry/tabs-*.js', async (route) => {
          await new Promise<void>((go) => held.push(go));
          await route.fallback();
        }),
    });
    await page.waitForSelector('[data-island-state="loading"]');
    await page.click('[data-part="title"] >> nth=2');
    expect(await hash(page)).toBe('');
    for (const go of held) go();
    await tabsReady(page);
    expect(await openIn(page, '[data-island="tabs"]')).toEqual(only(2));
    expect(await changes(page)).toEqual([[null, 2]]);
  });

  it('restores the markup when it is removed, and starts again when it is inserted', async () => {
    const page = await ownTabs(builderTabs(demoTabs, { openTab: 1 }));
    const root = await page.locator('.brxe-tabs').elementHandle();
    await page.evaluate((element) => element?.remove(), root);
    await page.waitForFunction((element) => element?.hasAttribute('data-island-state') === false, root);
    expect(await page.evaluate((element) => element?.querySelectorAll('.brx-open').length, root)).toBe(0);
    expect(await page.evaluate((element) => element?.getAttribute('aria-orientation'), root)).toBe('horizontal');
    await page.evaluate((element) => document.querySelector('main')?.append(element ?? ''), root);
    await tabsReady(page);
    await page.click('.tab-title >> nth=2');
    expect(await openIn(page, '.brxe-tabs')).toEqual(only(2));
    expect(await changes(page)).toEqual([['tabsaa', 2]]);
  });

  it('falls back for invalid options, and warns once', async () => {
    const broken = String(builderTabs(demoTabs)).replace(
      'data-open-tab="0"',
      'data-open-tab="first" data-open-on="wish"',
    );
    const page = await ownTabs(broken);
    expect(await openIn(page, '.brxe-tabs')).toEqual(only(0));
    expect(takeConsole(page)).toEqual([
      expect.stringContaining('data-open-tab is "first", expected a whole number from 0; 0 is used'),
      expect.stringContaining('data-open-on is "wish", expected click | mouseenter; "click" is used'),
    ]);
  });

  it('ignores tabs without a part', async () => {
    const page = await ownTabs(
      '<div class="brxe-tabs"><ul class="tab-menu"><li class="tab-title">Alone</li></ul></div>',
    );
    expect(await page.getAttribute('.tab-title', 'role')).toBe(null);
  });
});
