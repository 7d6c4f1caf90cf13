import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withShop } from '../../../../../e2e/support/browser.ts';
import { whenShown } from '../../testing/filter-calls.ts';

const PATH = '/builder/elements/pagination/';
const context = { viewport: { width: 1280, height: 420 } };

/** The visible items of the first loop, and the scroll position. */
const view = (page: Page) =>
  page.evaluate(() => ({
    items: [...document.querySelectorAll('.brxe-pagaaa')].map(({ textContent }) => textContent),
    current: [...document.querySelectorAll('.brx-ajax-pagination [aria-current]')].map(
      ({ textContent }) => textContent,
    ),
    path: location.pathname,
    scroll: Math.round(scrollY),
  }));

async function open(path = PATH, prepare?: (page: Page) => unknown): Promise<{ page: Page; calls: string[] }> {
  const calls: string[] = [];
  const page = await withShop(path, {
    context,
    prepare: async (fresh) => {
      fresh.on('request', (request) => {
        // A page in the address applies to every loop, so other loops may send requests when they return to their own.
        const body = request.url().includes('/bricks/v1/') ? (request.postData() ?? '') : '';
        if (/"(pagaaa|jouaaa|cataaa)"/.test(body)) calls.push(body);
      });
      await prepare?.(fresh);
    },
  });
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"]', { state: 'attached' });
  return { page, calls };
}

/** Turns to a page, scrolls to a place there, and returns the view. */
async function turnTo(page: Page, number: number, scroll: number) {
  // Playwright's own click would scroll to the link first.
  await page
    .locator('#brxe-pagend a', { hasText: new RegExp(`^${number}$`) })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL(new RegExp(`/page/${number}/`));
  await page.waitForFunction(() => document.activeElement?.closest('.brxe-pagaaa'));
  await scrollDown(page, scroll);
  return view(page);
}

/** Waits for our smooth scrolling to end, which would otherwise go on. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await page.waitForFunction(async (to) => {
    scrollTo({ top: to, behavior: 'instant' });
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return Math.abs(scrollY - to) < 2;
  }, top);
}

const sees = (page: Page, expected: unknown) => expect.poll(() => view(page)).toEqual(expected);

test('back and forward restore results, page links and scroll position, without a request', async () => {
  const { page, calls } = await open();
  await scrollDown(page, 150);
  const first = await view(page);
  const second = await turnTo(page, 2, 90);
  const third = await turnTo(page, 3, 40);
  expect(calls).toHaveLength(2);

  await page.goBack();
  await sees(page, second);
  await page.goBack();
  await sees(page, first);
  await page.goForward();
  await sees(page, second);
  await page.goForward();
  await sees(page, third);
  expect(calls).toHaveLength(2);

  // Restored links work like the others.
  await page.goBack();
  await sees(page, second);
  await turnTo(page, 4, 0);
  expect(calls).toHaveLength(3);
});

test('after leaving the site and coming back, without the browser’s back/forward cache', async () => {
  const { page, calls } = await open();
  const first = await view(page);
  const second = await turnTo(page, 2, 60);
  const third = await turnTo(page, 3, 120);
  await page.goto(new URL('/builder/cart/', page.url()).href);
  await page.goBack();
  await sees(page, third);
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"]', { state: 'attached' });
  await page.waitForFunction(() => history.state?.stirrup);
  await page.goBack();
  await sees(page, second);
  await page.goBack();
  await sees(page, first);
  expect(calls).toHaveLength(2);
});

test('with blocked storage, missing results are requested', async () => {
  const { page, calls } = await open(PATH, (fresh) =>
    fresh.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }),
  );
  const first = await view(page);
  await turnTo(page, 2, 0);
  await turnTo(page, 3, 0);
  await page.goto(new URL('/builder/cart/', page.url()).href);
  await page.goBack();
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"]', { state: 'attached' });
  // From here on history is restored again.
  await turnTo(page, 4, 0);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await sees(page, { ...first, scroll: (await view(page)).scroll });
  expect(calls.map((body) => JSON.parse(body).page)).toEqual([2, 3, 4, 2, 1]);
});

test('keeps the entries of other scripts, and those of places on the page', async () => {
  const { page, calls } = await open();
  const second = await turnTo(page, 2, 0);
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await page.evaluate(() => history.pushState({ theirs: 1 }, '', '?quick-view=7'));
  expect(await page.evaluate(() => history.state)).toEqual({ theirs: 1 });
  await page.goBack();
  await page.waitForFunction(() => location.hash === '#content');
  expect(Object.keys(await page.evaluate(() => history.state))).toEqual(['stirrup']);
  expect((await view(page)).items).toEqual(second.items);
  await page.goBack();
  await page.waitForFunction(() => location.hash === '');
  expect((await view(page)).items).toEqual(second.items);
  await page.goForward();
  await page.goForward();
  await page.waitForFunction(() => location.search === '?quick-view=7');
  expect(await page.evaluate(() => history.state)).toEqual({ theirs: 1 });
  expect((await view(page)).items).toEqual(second.items);
  expect(calls).toHaveLength(1);
});

test('filters are restored with their results, and page links with them', async () => {
  const { page, calls } = await open('/builder/catalogue/');
  await page.waitForSelector('#brxe-cacolo[data-island-state="ready"]', { state: 'attached' });
  const state = () =>
    page.evaluate(() => ({
      items: [...document.querySelectorAll('.brxe-cataaa')].map(({ textContent }) => textContent),
      checked: [...document.querySelectorAll('#brxe-cacolo input:checked')].map((input) => input.getAttribute('value')),
      counts: document.querySelector('#brxe-cacolo')?.textContent,
      page: document.querySelector('#brxe-capagi [aria-current]')?.textContent,
      address: location.pathname + location.search,
    }));
  const shows = (expected: unknown) => expect.poll(state).toEqual(expected);
  const printed = await state();

  await whenShown(page, () => page.locator('#brxe-cacolo input').first().check());
  await page.locator('#brxe-capagi a', { hasText: /^2$/ }).waitFor();
  const filtered = await state();
  expect(filtered.checked).toHaveLength(1);
  expect(filtered.address).not.toBe(printed.address);

  await whenShown(page, () => page.locator('#brxe-capagi a', { hasText: /^2$/ }).click());
  await page.locator('#brxe-capagi [aria-current]', { hasText: '2' }).waitFor();
  const second = await state();
  expect(second.address).toMatch(/\/page\/2\/\?/);
  expect(second.checked).toEqual(filtered.checked);
  expect(calls.map((body) => JSON.parse(body).selectedFilters)).toEqual([
    { cacolo: filtered.checked },
    { cacolo: filtered.checked, capagi: 2 },
  ]);

  await page.goBack();
  await shows(filtered);
  await page.goBack();
  await shows(printed);
  await page.goForward();
  await page.goForward();
  await shows(second);
  expect(calls).toHaveLength(2);
  expect(await page.evaluate(() => history.state)).toMatchObject({
    isBricksFilter: true,
    targetQueryId: 'cataaa',
    selectedFilters: { cataaa: { 0: 'cacolo', 1: 'capagi' } },
    instancesValue: { cataaa: { cacolo: filtered.checked, capagi: 2 } },
  });

  // Nothing is kept: the entry's own state contains the pages to request.
  await page.reload();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.waitForSelector('#brxe-cacolo[data-island-state="ready"]', { state: 'attached' });
  await page.locator('#brxe-capagi a', { hasText: /^3$/ }).click();
  await page.locator('#brxe-capagi [aria-current]', { hasText: '3' }).waitFor();
  await page.goBack();
  await page.goBack();
  await shows(filtered);
});

test('results of a choice that another one has overtaken are requested when the visitor goes back to it', async () => {
  const { page, calls } = await open('/builder/catalogue/?fault=delay:1500@query_result*1');
  await page.waitForSelector('#brxe-cacolo[data-island-state="ready"]', { state: 'attached' });
  const items = () => page.locator('.brxe-cataaa').allTextContents();
  const box = (index: number) => page.locator('#brxe-cacolo input').nth(index);
  const printed = await items();
  const isAsked = page.waitForRequest(/query_result/);
  await box(0).check();
  await isAsked;
  await whenShown(page, () => box(1).check());
  const both = await items();
  await whenShown(page, () => page.goBack());
  const selected = calls.map((body) => JSON.parse(body).selectedFilters);
  expect([selected.length, selected[2], await box(1).isChecked()]).toEqual([3, selected[0], false]);
  const first = await items();
  expect(first).not.toEqual(both);
  await page.goBack();
  await expect.poll(items).toEqual(printed);
  await page.goForward();
  await expect.poll(items).toEqual(first);
  await page.goForward();
  await expect.poll(items).toEqual(both);
  expect(calls).toHaveLength(3);
});
