import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdBack } from '../../../../../e2e/shop/support/watch-calls.ts';
import { withShop } from '../../../../../e2e/support/browser.ts';

async function open(): Promise<Page> {
  const page = await withShop('/builder/journal/?delay=0', { context: { viewport: { width: 1280, height: 420 } } });
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"]', { state: 'attached' });
  return page;
}

/** Scrolls until the journal shows three pages of posts, and on to a place far below the printed ones. */
async function readOn(page: Page) {
  const posts = page.locator('.brxe-jouaaa');
  const printed = await posts.count();
  for (let pages = 2; pages <= 3; pages++) {
    await posts.last().scrollIntoViewIfNeeded();
    await expect.poll(() => posts.count()).toBeGreaterThanOrEqual(printed * pages);
  }
  // Our own smooth scrolling would go on.
  await page.waitForFunction(async () => {
    scrollTo({ top: 1500, behavior: 'instant' });
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return scrollY === 1500;
  });
  // No request is pending when the page is left.
  await page.waitForFunction(() => !document.querySelector('.brx-loading-animation'));
  return posts;
}

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('restores results loaded by scrolling, and the scroll position', async () => {
  const page = await open();
  const posts = await readOn(page);
  const texts = await posts.allTextContents();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto(new URL('/builder/cart/', page.url()).href);
  await page.goBack();
  await expect.poll(() => posts.allTextContents()).toEqual(texts);
  await expect.poll(() => scrollOf(page)).toBe(1500);
  expect(calls.filter((url) => url.includes('/bricks/v1/'))).toEqual([]);
});

test.each([
  ['has only clicked', (page: Page) => page.mouse.click(2, 200), 1500],
  ['has scrolled', (page: Page) => page.keyboard.press('Home'), 0],
])(
  'when they come late, a visitor who %s is taken there only from where the browser has left off',
  async (_, act, top) => {
    const page = await open();
    const posts = await readOn(page);
    const texts = await posts.allTextContents();
    await page.goto(new URL('/builder/cart/', page.url()).href);
    const letGo = await holdBack(page, /\/chunks\/follow-history-/);
    await page.goBack();
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000);
    await act(page);
    if (top === 0) await expect.poll(() => scrollOf(page)).toBe(0);
    letGo();
    await expect.poll(() => posts.allTextContents()).toEqual(texts);
    await expect.poll(() => scrollOf(page)).toBe(top);
  },
);
