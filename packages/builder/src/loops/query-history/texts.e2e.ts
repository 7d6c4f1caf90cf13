import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withShop } from '../../../../../e2e/support/browser.ts';
import { whenShown } from '../../testing/filter-calls.ts';

const CATALOGUE = '/builder/catalogue/';

/** Every text about the results on the catalogue's page, with the results themselves. */
const texts = (page: Page) =>
  page.evaluate(() => ({
    summary: document.querySelector('[data-brx-qr-stats]')?.textContent,
    count: document.querySelector('[data-brx-qr-count]')?.textContent,
    filters: document.querySelector('[data-brx-af-count]')?.textContent,
    given: [...document.querySelectorAll('#brxe-caacti button')].map(({ textContent }) => textContent),
    items: [...document.querySelectorAll('.brxe-cataaa')].map(({ textContent }) => textContent),
    address: location.pathname + location.search,
  }));

const tells = (page: Page, expected: unknown) => expect.poll(() => texts(page)).toEqual(expected);

const whenUp = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector(
        ':is(#brxe-cacolo, #brxe-caacti, #brxe-capagi, .brx-query-trail, [data-brx-qr-stats], [data-brx-qr-count]):not([data-island-state="ready"])',
      ),
  );

/** The catalogue in three entries: as printed, filtered, and filtered on its second page, which is shown. */
async function openThree() {
  const page = await withShop(CATALOGUE);
  await whenUp(page);
  const printed = await texts(page);
  await whenShown(page, () => page.locator('#brxe-cacolo input').first().check());
  const filtered = await texts(page);
  await whenShown(page, () => page.locator('#brxe-capagi a', { hasText: /^2$/ }).click());
  const second = await texts(page);
  expect(filtered.count).not.toBe(printed.count);
  expect(filtered.summary).toContain(`of ${filtered.count}`);
  expect([printed.filters, filtered.filters, filtered.given.length]).toEqual(['0', '1', 1]);
  expect(second.summary).not.toBe(filtered.summary);
  return { page, printed, filtered, second };
}

test('texts match the shown results after back and forward, any number of times', async () => {
  const { page, printed, filtered, second } = await openThree();
  for (let round = 0; round < 2; round += 1) {
    await page.goBack();
    await tells(page, filtered);
    await page.goBack();
    await tells(page, printed);
    await page.goForward();
    await tells(page, filtered);
    await page.goForward();
    await tells(page, second);
  }
});

test('the same after leaving the site from its last entry, for which the server prints other texts', async () => {
  const { page, printed, filtered, second } = await openThree();
  await page.goto(new URL('/builder/cart/', page.url()).href);
  await page.goBack();
  await tells(page, second);
  await whenUp(page);
  for (let round = 0; round < 2; round += 1) {
    await page.goBack();
    await tells(page, filtered);
    await page.goBack();
    await tells(page, printed);
    await page.goForward();
    await page.goForward();
    await tells(page, second);
  }
});

test('counts results loaded after the printed page, also after leaving the site', async () => {
  const page = await withShop('/builder/elements/query-loops/');
  const summary = page.locator('[data-brx-qr-stats="loopaa"]');
  const items = page.locator('.brxe-loopaa');
  await page.waitForFunction(
    () =>
      !document.querySelector(
        '[data-brx-qr-stats]:not([data-island-state="ready"]), .brx-query-trail:not([data-island-state="ready"])',
      ),
  );
  const before = await items.count();
  await page.click(`[data-interactions*='"loopaa"']`);
  await expect.poll(() => items.count()).toBeGreaterThan(before);
  const after = await items.count();
  await expect.poll(() => summary.textContent()).toContain(` 1 to ${after} of`);
  const told = await summary.textContent();
  // An entry of another script in between, in which more is loaded.
  await page.evaluate(() => {
    location.hash = 'content';
  });
  await page.click(`[data-interactions*='"loopaa"']`);
  await expect.poll(() => items.count()).toBeGreaterThan(after);
  const more = await items.count();
  await expect.poll(() => summary.textContent()).toBe(told?.replace(` ${after} `, ` ${more} `));
  // Items loaded since then stay, and count.
  await page.goBack();
  await page.waitForFunction(() => location.hash === '');
  expect([await items.count(), await summary.textContent()]).toEqual([more, told?.replace(` ${after} `, ` ${more} `)]);
  await page.goto(new URL('/builder/cart/', page.url()).href);
  await page.goBack();
  await expect.poll(() => items.count()).toBe(more);
  await expect.poll(() => summary.textContent()).toBe(told?.replace(` ${after} `, ` ${more} `));
});
