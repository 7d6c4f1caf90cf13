import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addLink, holdBack, letFail, PRODUCT, watchCalls } from '../../../e2e/shop/support/watch-calls.ts';
import { takeConsole, withShop } from '../../../e2e/support/browser.ts';

const CART = '#secondary .widget_shopping_cart';
const READY = `${CART}[data-island-state="ready"]`;
const lines = (page: Page) => page.locator(`${CART} li`).count();
const ready = (page: Page) => page.waitForSelector(READY, { state: 'attached' });
const add = async (page: Page, id: number) => {
  await page.click(addLink(id));
  await page.waitForSelector(`${addLink(id)}.added`);
};
/** Another page of the same visitor, with its calls watched from the start. */
const openTab = async (page: Page) => {
  const tab = await page.context().newPage();
  const calls = watchCalls(tab);
  await tab.goto(page.url());
  await ready(tab);
  return { tab, calls };
};

it('requests nothing on the next view or in a new tab, and follows changes in another tab', async () => {
  const page = await withShop('/shop/');
  const calls = watchCalls(page);
  await add(page, PRODUCT.bridle);
  await page.reload();
  await ready(page);
  await expect.poll(() => lines(page)).toBe(1);
  const { tab, calls: more } = await openTab(page);
  await expect.poll(() => lines(tab)).toBe(1);

  await add(tab, PRODUCT.irons);
  await expect.poll(() => lines(page)).toBe(2);
  await tab.locator(`${CART} .remove`).first().click();
  await expect.poll(() => lines(page)).toBe(1);
  await tab.locator(`${CART} .remove`).first().click();
  await page.waitForSelector(CART, { state: 'hidden' });
  expect(await page.textContent('.cart-contents')).toContain('0 items');
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['add_to_cart']);
  expect(more.map(({ endpoint }) => endpoint)).toEqual(['add_to_cart', 'remove_from_cart', 'remove_from_cart']);
});

it('requests the cart once after a change by a form, and on a return from the back-forward cache', async () => {
  const page = await withShop('/product/hazel-snaffle-bridle/');
  await page.click('.single_add_to_cart_button');
  await page.waitForSelector('.woocommerce-message');
  await page.waitForSelector('.site-header-cart li li', { state: 'attached' });
  const calls = watchCalls(page);
  await page.goto(new URL('/shop/', page.url()).href);
  await expect.poll(() => lines(page)).toBe(1);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual([]);
  const letGo = await holdBack(page, 'get_refreshed_fragments');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  // A cart that may have changed on later pages is shown only after the shop's answer.
  expect(await lines(page)).toBe(0);
  letGo();
  await expect.poll(() => lines(page)).toBe(1);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['get_refreshed_fragments']);
});

it('works if storage is forbidden or full, with a request on each page', async () => {
  for (const kind of ['forbidden', 'full']) {
    const page = await withShop('/shop/', {
      prepare: (before) =>
        before.addInitScript((how) => {
          const fail = () => {
            throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError');
          };
          if (how === 'full') Storage.prototype.setItem = fail;
          else {
            for (const name of ['localStorage', 'sessionStorage']) {
              Object.defineProperty(globalThis, name, { get: fail });
            }
          }
        }, kind),
    });
    await add(page, PRODUCT.bridle);
    expect(await lines(page)).toBe(1);
    const calls = watchCalls(page);
    await page.reload();
    await expect.poll(() => lines(page)).toBe(1);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['get_refreshed_fragments']);
  }
});

it('replaces a stored cart that is spoilt, foreign or cut off', async () => {
  const page = await withShop('/shop/');
  await add(page, PRODUCT.bridle);
  const calls = watchCalls(page);
  for (const text of ['undefined', '{"div.widget_shopping_cart_content":{"html":"<p>"}}', '{"div.widget']) {
    await page.evaluate((spoilt) => {
      for (const storage of [localStorage, sessionStorage]) {
        for (const key of Object.keys(storage)) if (key.includes('wc_fragments')) storage.setItem(key, spoilt);
      }
    }, text);
    await page.reload();
    await expect.poll(() => lines(page)).toBe(1);
    expect(calls.splice(0).map(({ endpoint }) => endpoint)).toEqual(['get_refreshed_fragments']);
  }
  await page.reload();
  await expect.poll(() => lines(page)).toBe(1);
  expect(calls).toEqual([]);
});

it('requests the cart on each page if scripts cannot read the cookies', async () => {
  const page = await withShop('/shop/', {
    prepare: (before) =>
      before.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })),
  });
  await add(page, PRODUCT.bridle);
  const calls = watchCalls(page);
  await page.reload();
  await expect.poll(() => lines(page)).toBe(1);
  expect(await page.isVisible(CART)).toBe(true);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['get_refreshed_fragments']);
});

it('aborts after the page’s timeout, and leaves the page in order', async () => {
  const page = await withShop('/shop/');
  await add(page, PRODUCT.bridle);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.addInitScript(() => {
    let settings: object = {};
    Object.defineProperty(globalThis, 'wc_cart_fragments_params', {
      get: () => settings,
      set: (printed: object) => {
        settings = { ...printed, request_timeout: '300' };
      },
    });
  });
  await letFail(page, 'get_refreshed_fragments', 'delay:2000');
  await page.reload();
  await page.waitForSelector(`${CART} [role="alert"]`);
  expect(takeConsole(page)).toEqual([]);
  await add(page, PRODUCT.irons);
  await expect.poll(() => lines(page)).toBe(2);
  expect(await page.locator(`${CART} [role="alert"]`).count()).toBe(0);
});
