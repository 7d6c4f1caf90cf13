import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { CMS_FAULTS } from '../../../../../stories/support/cms-faults.ts';

const PATH = '/builder/elements/pagination/';
/** Violations other than those of the CMS's own markup. */
const faults = async (page: Page) => (await axe(page)).filter(({ rule }) => !(rule in CMS_FAULTS));
const items = (page: Page) => page.locator('.brxe-pagaaa').allTextContents();
const current = (page: Page) => page.locator('.brx-ajax-pagination [aria-current]').allTextContents();

async function open(path = PATH, options: Parameters<typeof withShop>[1] = {}): Promise<Page> {
  const page = await withShop(path, options);
  await page.waitForSelector('#brxe-pagend[data-island-state="ready"]', { state: 'attached' });
  return page;
}

test('turns pages in place: both paginations, the summary, the address, focus and announcement', async () => {
  const page = await open(`${PATH}?orderby=title`, { context: { viewport: { width: 1280, height: 300 } } });
  const first = await items(page);
  expect(await faults(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  await page.locator('#brxe-pagend a', { hasText: /^2$/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/page\/2\/\?orderby=title$/);
  const second = await items(page);
  expect(second).toHaveLength(first.length);
  expect(second).not.toEqual(first);
  expect(await current(page)).toEqual(['2', '2']);
  expect(await page.evaluate(() => document.activeElement?.closest('.brxe-pagaaa')?.textContent)).toBe(second[0]);
  await expect.poll(() => page.textContent('[role="status"]')).toMatch(/^Page 2 of \d+$/);
  // The top of the loop was out of view, and scrolls to below the window's top.
  await page.waitForFunction(() => {
    const top = document.querySelector('.brxe-pagaaa')?.getBoundingClientRect().top ?? -9;
    return top > -1 && top < innerHeight;
  });
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await faults(page)).toEqual([]);

  // The other loop of the page has its own links, which do not load in place.
  await page.locator('#brxe-pagpla a', { hasText: /^2$/ }).click();
  await page.waitForFunction(() => !('stayed' in window));
});

test.each([
  ['by key', true],
  ['by pointer', false],
])('after turning a page by %s, reading continues at the name of its first result', async (_, isByKey) => {
  const page = await open();
  const link = page.locator('#brxe-pagend a', { hasText: /^2$/ });
  if (isByKey) await link.press('Enter');
  else await link.click();
  await page.waitForURL(/\/page\/2\//);
  await page.waitForFunction(() => document.activeElement?.closest('.brxe-pagaaa'));
  const focus = await page.evaluate(() => {
    const { activeElement } = document;
    return [activeElement?.matches('a:not(.button)'), activeElement?.matches(':focus-visible')];
  });
  expect(focus).toEqual([true, isByKey]);
});

test('a failed request keeps the results, shows a message in view, and leaves the link to the browser', async () => {
  const page = await open(`${PATH}?fault=500@load_query_page*1`, {
    context: { viewport: { width: 390, height: 320 } },
  });
  const first = await items(page);
  await page.locator('#brxe-pagend .next').click();
  const message = page.locator('.stirrup-message');
  await message.waitFor();
  expect(await items(page)).toEqual(first);
  await page.waitForFunction(() => {
    const top = document.querySelector('.stirrup-message')?.getBoundingClientRect().top ?? -9;
    return top > -1 && top < innerHeight;
  });
  await message.locator('button').click();
  await page.waitForURL(/\/page\/2\//);
  expect(await current(page)).toEqual(['2', '2']);
  expect(await message.count()).toBe(0);
  expect(takeConsole(page)).toHaveLength(1);
});

test('from right to left, below a sticky header, and with reduced motion', async () => {
  const page = await open(PATH, {
    context: { reducedMotion: 'reduce', viewport: { width: 390, height: 320 } },
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.dir = 'rtl';
          const bar = document.createElement('div');
          bar.style.cssText = 'position:fixed;inset:0 0 auto;block-size:80px;background:Canvas';
          document.body.append(bar);
          Object.assign(document, { startViewTransition: () => Object.assign(window, { moved: true }) });
        });
      }),
  });
  await page.locator('#brxe-pagend .next').click();
  await page.waitForURL(/\/page\/2\//);
  await page.waitForFunction(() => {
    const top = document.querySelector('.brxe-pagaaa')?.getBoundingClientRect().top ?? 0;
    return Math.abs(top - 80) < 2;
  });
  expect(await page.evaluate(() => 'moved' in window)).toBe(false);
});

test('page links of two loops with one address are an entry each', async () => {
  const page = await open();
  const own = page.locator('[data-island="pagination"]');
  await page.locator('#brxe-pagend a', { hasText: /^2$/ }).click();
  await page.waitForURL(/\/page\/2\//);
  const address = page.url();
  await expect.poll(() => current(page)).toEqual(['2', '2']);
  await own.locator('a', { hasText: /^2$/ }).click();
  await own.locator('[aria-current]', { hasText: '2' }).waitFor();
  await page.waitForFunction(() => document.querySelector('[data-island="query-loop"]:not([aria-busy])'));
  expect(page.url()).toBe(address);
  const pages = async () => [(await current(page))[0], await own.locator('[aria-current]').textContent()];
  await page.goBack();
  await expect.poll(pages).toEqual(['2', '1']);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect.poll(pages).toEqual(['1', '1']);
  await page.goForward();
  await page.goForward();
  await expect.poll(pages).toEqual(['2', '2']);
});

test('our own dialect, in a view transition that blocks nobody', async () => {
  const page = await open();
  const list = page.locator('[data-island="pagination"]');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (show) => {
      const transition = start(show);
      Object.assign(window, { transition });
      return transition;
    };
  });
  await list.locator('a', { hasText: /^2$/ }).click();
  await list.locator('[aria-current]', { hasText: '2' }).waitFor();
  await list.locator('a', { hasText: /^3$/ }).click();
  await list.locator('[aria-current]', { hasText: '3' }).waitFor();
  await page.waitForFunction(() => {
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    return 'transition' in window && !rules.some(({ cssText }) => cssText.includes('view-transition'));
  });
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
  await page.waitForURL(/\/page\/3\//);
});
