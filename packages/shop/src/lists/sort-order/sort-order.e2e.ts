import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const ORDERS = '.woocommerce-ordering[data-island-state="ready"] select';
const search = (page: Page) => new URL(page.url()).search;
const titles = (page: Page) => page.locator('.woocommerce-loop-product__title').allTextContents();

it.each(['', '/builder'])(
  'sorts on change, keeps what else the address asks for, and turns to the first page: %s',
  async (prefix) => {
    const page = await withShop(`${prefix}/shop/page/2/?min_price=20&max_price=200&colour=bay`);
    const before = await titles(page);
    await page.selectOption(ORDERS, 'price-desc');
    await page.waitForURL('**orderby=price-desc**');
    const parameters = Object.fromEntries(new URLSearchParams(search(page)));
    expect(parameters).toEqual({
      ...{ orderby: 'price-desc', paged: '1' },
      ...{ min_price: '20', max_price: '200', colour: 'bay' },
    });
    expect(await page.inputValue(ORDERS)).toBe('price-desc');
    expect(await titles(page)).not.toEqual(before);
    expect(await axe(page, '.woocommerce-ordering')).toEqual([]);
  },
);

it('keeps parameters that the address has gained since the page was printed', async () => {
  const page = await withShop('/shop/');
  await page.waitForSelector(ORDERS);
  await page.evaluate(() => history.pushState(null, '', '?brx_kind[]=rugs&brx_kind[]=girths'));
  await page.selectOption(ORDERS, 'date');
  await page.waitForURL('**orderby=date**');
  expect(new URL(page.url()).searchParams.getAll('brx_kind[]')).toEqual(['rugs', 'girths']);
});

it('can be walked through with arrow keys before the page leaves', async () => {
  const page = await withShop('/shop/');
  await page.focus(ORDERS);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL('**orderby=rating**');
});

it('shows the list’s order after back navigation, so that the other can be chosen again', async () => {
  const page = await withShop('/shop/');
  await page.selectOption(ORDERS, 'price');
  await page.waitForURL('**orderby=price**');
  await page.goBack();
  await page.waitForSelector(ORDERS);
  await page.waitForFunction((orders) => document.querySelector(orders) instanceof HTMLSelectElement, ORDERS);
  expect(await page.inputValue(ORDERS)).toBe('menu_order');
  await page.selectOption(ORDERS, 'price');
  await page.waitForURL('**orderby=price**');
});

it('loads failed code again at the next choice', async () => {
  const page = await withShop('/shop/', { prepare: (fresh) => withoutCode(fresh, codeOf('sort-order')) });
  const orders = page.locator('.woocommerce-ordering[data-island-state="failed"] select');
  await orders.focus();
  await page.unroute(codeOf('sort-order'));
  await orders.selectOption('price');
  await page.waitForURL('**orderby=price**');
  takeFailedRequests(page);
});

it('works without JavaScript, by its button', async () => {
  const page = await withShop('/shop/', { context: { javaScriptEnabled: false } });
  await page.selectOption('.woocommerce-ordering select', 'price');
  await page.click('.woocommerce-ordering button');
  expect(search(page)).toBe('?orderby=price&paged=1');
});
