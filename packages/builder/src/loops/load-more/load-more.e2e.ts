import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withShop } from '../../../../../e2e/support/browser.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';

async function openLoops(prepare?: (page: Page) => unknown): Promise<Page> {
  const page = await withShop('/builder/elements/query-loops/', prepare && { prepare });
  await page.waitForFunction(
    () => !document.querySelector(':is(.brx-query-trail, [data-interactions]):not([data-island-state="ready"])'),
  );
  return page;
}

const BUTTON = `[data-interactions*='"loopli"']`;

it('is busy while it loads, and hides without more', async () => {
  const page = await withShop('/builder/elements/query-loops/?fault=delay:2000@load_query_page');
  const button = page.locator(`${BUTTON}[data-island-state="ready"]`);
  await page.waitForFunction(
    () => !document.querySelector(':is(.brx-query-trail, [data-interactions]):not([data-island-state="ready"])'),
  );
  expect(await page.isVisible(`[data-interactions*='"loopno"']`)).toBe(false);
  const items = page.locator('.brxe-loopli');
  let shown = await items.count();
  await button.click();
  expect(await button.getAttribute('class')).toContain('is-loading');
  await expect.poll(() => items.count()).toBeGreaterThan(shown);
  shown = await items.count();
  await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
  expect(await items.count()).toBe(shown);
  expect(await page.locator('.brx-load-more-hidden').count()).toBeGreaterThan(0);
});

it.each([
  ['loopaa', 'A', 'a product with a button to buy it'],
  ['looppu', 'H3', 'an item that opens a popup'],
])(
  'by key leads to what the first new item of %s is called, and a second Enter does nothing to it',
  async (id, name) => {
    const page = await withShop('/builder/elements/query-loops/');
    await page.waitForFunction(
      () => !document.querySelector(':is(.brx-query-trail, [data-interactions]):not([data-island-state="ready"])'),
    );
    const items = page.locator(`.brxe-${id}:not(.brx-popup)`);
    const before = await items.count();
    const writes: string[] = [];
    page.on('request', (request) => {
      if (/add_to_cart|add-to-cart/.test(request.url())) writes.push(request.url());
    });
    await page.locator(`[data-interactions*='"${id}"']`).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      ([selector, old]) => {
        const item = document.activeElement?.closest(String(selector));
        return item && [...document.querySelectorAll(String(selector))].indexOf(item) === old;
      },
      [`.brxe-${id}:not(.brx-popup)`, before] as const,
    );
    expect(
      await page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.closest('h3')?.tagName]),
    ).toEqual([name, 'H3']);
    await page.keyboard.press('Enter');
    await (name === 'A' ? page.waitForURL(/\/product\//) : waitForFrames(page, 5));
    expect([writes, await page.locator('.brx-popup:not(.hide)').count()]).toEqual([[], 0]);
  },
);

it('makes a heading focusable only while it has the focus', async () => {
  const page = await openLoops();
  await page.locator(`[data-interactions*='"looppu"']`).press('Enter');
  const heading = page.locator('.brxe-looppu h3[tabindex="-1"]:focus');
  await heading.waitFor();
  await page.keyboard.press('Tab');
  expect(await page.locator('.brxe-looppu h3[tabindex]').count()).toBe(0);
});

it('by pointer leaves the focus at the button, and draws no ring if that has gone', async () => {
  const page = await openLoops((fresh) =>
    fresh.route(/load_query_page/, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const isLast = route.request().postDataJSON().page === 3;
      if (isLast) answer.updated_query.max_num_pages = 3;
      await route.fulfill({ response, json: answer });
    }),
  );
  const button = page.locator(BUTTON);
  const items = page.locator('.brxe-loopli');
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return [
        activeElement?.localName,
        activeElement?.closest('.brxe-loopli') !== null,
        activeElement?.matches(':focus-visible'),
      ];
    });
  const before = await items.count();
  await button.click();
  await expect.poll(() => items.count()).toBe(before * 2);
  expect(await focused()).toEqual(['button', false, false]);
  await button.click();
  await button.waitFor({ state: 'hidden' });
  await expect.poll(focused).toEqual(['a', true, false]);
});

it('does not move the focus while the visitor scrolls', async () => {
  const page = await withShop('/builder/elements/query-loops/?infinite=on');
  await page.waitForFunction(() => !document.querySelector('.brx-query-trail:not([data-island-state="ready"])'));
  const link = page.locator('.brxe-loopli a').first();
  await link.focus();
  const items = page.locator('.brxe-loopli');
  const before = await items.count();
  await items.last().scrollIntoViewIfNeeded();
  await expect.poll(() => items.count()).toBeGreaterThan(before);
  await page.waitForFunction(() => document.querySelector('[role="status"]')?.textContent);
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
});
