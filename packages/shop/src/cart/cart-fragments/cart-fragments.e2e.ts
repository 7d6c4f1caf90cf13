import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

const COUNT = 'a.cart-contents .count';
const count = (page: Page) => page.textContent(`${COUNT} >> nth=0`);

/**
 * Answers a page without its mini carts, as real themes print cart and checkout (woocommerce.md §1.1).
 *
 * @param isCached answers every request as the first one.
 */
async function withoutMiniCarts(page: Page, path: string, isCached = false): Promise<void> {
  let cached = '';
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('widget_shopping_cart"', 'other"');
      cached ||= body;
      await route.fulfill({ response, body: isCached ? cached : body });
    },
  );
}

it('shows on a cart page without a mini cart how many products are left', async () => {
  const page = await withShop('/cart/', {
    prepare: async (before) => {
      await before.goto('/product/hazel-snaffle-bridle/?add-to-cart=101');
      await withoutMiniCarts(before, '/cart/');
    },
  });
  expect(await page.locator('.widget_shopping_cart').count()).toBe(0);
  await page.waitForSelector('#wc-cart-fragments-js-extra[data-island-state="ready"]', { state: 'attached' });
  expect(await count(page)).toBe('1 item');
  await page.click('.cart_item a.remove');
  await page.waitForSelector('.wc-empty-cart-message, .cart-empty');
  await expect.poll(() => count(page)).toBe('0 items');
});

it('shows the cart of another tab, and of a page that a cache has kept', async () => {
  const page = await withShop('/elements/cart-fragments/', {
    prepare: (before) => withoutMiniCarts(before, '/elements/cart-fragments/', true),
  });
  await page.waitForSelector('div[data-island="cart-fragments"][data-island-state="ready"]');
  expect(await axe(page, 'main')).toEqual([]);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.click('.add_to_cart_button >> nth=0');
  await other.waitForSelector('.add_to_cart_button.added');
  await expect.poll(() => count(page)).toBe('1 item');
  await other.close();
  const reloaded = await page.reload();
  expect(await reloaded?.text()).toContain('0 items');
  await expect.poll(() => count(page)).toBe('1 item');
});

it('fills a theme’s panel that is no mini cart, and removes its lines without loading a page', async () => {
  const page = await withShop('/shop/', { prepare: (before) => withoutMiniCarts(before, '/shop/') });
  const panel = page.locator('#secondary .widget_shopping_cart_content');
  await expect.poll(() => panel.textContent()).toContain('No products in the cart.');
  await page.click('.add_to_cart_button >> nth=0');
  await expect.poll(() => count(page)).toBe('1 item');
  await page.evaluate(() => Reflect.set(globalThis, 'hasStayed', true));
  await panel.locator('.remove_from_cart_button').press('Space');
  await expect.poll(() => count(page)).toBe('0 items');
  expect(await panel.textContent()).toContain('No products in the cart.');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hasStayed'))).toBe(true);
});
