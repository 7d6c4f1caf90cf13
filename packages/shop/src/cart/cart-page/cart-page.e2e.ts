import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdBack, PRODUCT, watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { inBothWays } from '../../../../../e2e/support/both-ways.ts';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { openCartPage, READY, takeEvents, watchCartRequests } from '../../testing/open-cart-page.ts';

const UPDATE = '[name="update_cart"]';
const QUANTITY = '.cart_item .qty';
const REMOVE = '.cart_item .remove';
const MESSAGE = '.woocommerce-message[role="alert"]';
const lines = (page: Page) => page.locator('.cart_item').count();
const total = (page: Page) => page.textContent('.order-total td');
const idle = (page: Page) => page.waitForFunction(() => !document.querySelector('.woocommerce-cart-form.processing'));
const focusIn = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

inBothWays(() => {
  describe.each(['', '/builder'] as const)('the cart page %s', (prefix) => {
    it('updates quantities by click and Enter, keeps the rows’ nodes and the caret, and announces it', async () => {
      const page = await openCartPage('', prefix);
      const requests = watchCartRequests(page);
      expect(await page.isDisabled(UPDATE)).toBe(true);
      expect(await axe(page, '.entry-content')).toEqual([]);
      await page.evaluate(() => Reflect.set(globalThis, 'row', document.querySelector('.cart_item img')));
      const before = await total(page);
      await page.fill(`${QUANTITY} >> nth=0`, '3');
      expect(await page.isDisabled(UPDATE)).toBe(false);
      await page.click(UPDATE);
      await page.waitForSelector(`text=Cart updated.`);
      expect(await total(page)).not.toBe(before);
      expect(await page.inputValue(`${QUANTITY} >> nth=0`)).toBe('3');
      expect(await page.isDisabled(UPDATE)).toBe(true);
      expect(
        await page.evaluate(() => Reflect.get(globalThis, 'row') === document.querySelector('.cart_item img')),
      ).toBe(true);
      expect(await takeEvents(page)).toEqual(['updated_cart_totals', 'updated_wc_div']);
      expect(requests).toHaveLength(1);
      expect(new URLSearchParams(requests[0]?.body).get('update_cart')).toBe('Update cart');
      await focusIn(page, MESSAGE);
      expect(await page.textContent('.cart-count, .cart-contents .count')).toContain('4');
      expect(await axe(page, '.entry-content')).toEqual([]);

      await page.fill(`${QUANTITY} >> nth=1`, '2');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.querySelectorAll<HTMLInputElement>('.qty')[1]?.defaultValue === '2');
      await idle(page);
      expect(await page.inputValue(`${QUANTITY} >> nth=1`)).toBe('2');
      expect(await page.evaluate(() => document.activeElement?.matches('.qty'))).toBe(true);
    });

    it('removes a line by keyboard and brings it back, and the empty cart after the last line, too', async () => {
      const page = await openCartPage('', prefix);
      const address = page.url();
      await page.focus(`${REMOVE} >> nth=0`);
      await page.keyboard.press('Space');
      await page.waitForSelector('text=removed. Undo?');
      expect(await lines(page)).toBe(1);
      expect(await takeEvents(page)).toEqual([
        'updated_cart_totals',
        'updated_wc_div',
        'item_removed_from_classic_cart',
      ]);
      await focusIn(page, MESSAGE);
      expect(page.url()).toBe(address);
      await page.click('.restore-item');
      await expect.poll(() => lines(page)).toBe(2);
      expect(await page.locator('.restore-item').count()).toBe(0);
      await idle(page);

      await page.click(`${REMOVE} >> nth=0`);
      await expect.poll(() => lines(page)).toBe(1);
      await idle(page);
      await takeEvents(page);
      await page.click(REMOVE);
      await page.waitForSelector('.wc-empty-cart-message');
      expect(await takeEvents(page)).toEqual(['wc_cart_emptied', 'updated_wc_div', 'item_removed_from_classic_cart']);
      expect(await page.isVisible('text=Your cart is currently empty.')).toBe(true);
      await page.click('.restore-item >> nth=-1');
      await page.waitForSelector('.cart_item');
      expect(await lines(page)).toBe(1);
      expect(await page.isDisabled(UPDATE)).toBe(true);
      await page.fill(QUANTITY, '4');
      await page.click(UPDATE);
      await page.waitForSelector('text=Cart updated.');
    });
  });
});

it('sends a quantity that is entered by Enter before its code has come, and no coupon', async () => {
  let letGo = () => {};
  const page = await withShop('/cart/', {
    prepare: async (before) => {
      await before.request.post('/?wc-ajax=add_to_cart', { form: { product_id: PRODUCT.bridle } });
      letGo = await holdBack(before, codeOf('cart-page'));
    },
  });
  const calls = watchCalls(page);
  await page.waitForSelector('.entry-content .woocommerce[data-island-state]');
  await page.fill(QUANTITY, '3');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.entry-content .woocommerce[aria-busy="true"]');
  letGo();
  await page.waitForSelector('text=Cart updated.');
  expect(await page.inputValue(QUANTITY)).toBe('3');
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain('apply_coupon');
});

it('works without JavaScript of ours', async () => {
  const page = await openCartPage();
  await page.goto('/cart/?stirrup=off');
  expect(await page.locator(READY).count()).toBe(0);
  expect(await page.isDisabled(UPDATE)).toBe(false);
  await page.fill(`${QUANTITY} >> nth=0`, '2');
  await page.click(UPDATE);
  await page.waitForSelector('text=Cart updated.');
});
