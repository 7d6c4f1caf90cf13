import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PRODUCT } from '../../../../../e2e/shop/support/watch-calls.ts';
import { takeFailedRequests } from '../../../../../e2e/support/browser.ts';
import { letCartFail, openCartPage, watchCartRequests } from '../../testing/open-cart-page.ts';

const UPDATE = '[name="update_cart"]';
const QUANTITY = '.cart_item .qty';
const REMOVE = '.cart_item .remove';
const lines = (page: Page) => page.locator('.cart_item').count();
const idle = (page: Page) => page.waitForFunction(() => !document.querySelector('.woocommerce-cart-form.processing'));
const focusIn = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

describe('several changes', () => {
  it('in quick succession end right, one request after the other', async () => {
    const page = await openCartPage();
    const requests = watchCartRequests(page);
    await letCartFail(page, 'delay:400');
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLElement>('.cart_item .remove')) {
        link.click();
        link.click();
      }
    });
    await page.waitForSelector('.woocommerce-cart-form[aria-busy="true"] > .blockOverlay', { state: 'attached' });
    await page.waitForSelector('.wc-empty-cart-message');
    await expect.poll(() => page.locator('.restore-item').count()).toBe(2);
    const requested = requests.filter(({ url }) => url.includes('remove_item='));
    expect(requested).toHaveLength(2);
  });

  it('keep entries during a request, and send them with the next', async () => {
    const page = await openCartPage();
    await letCartFail(page, 'delay:700');
    await page.fill(`${QUANTITY} >> nth=0`, '2');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.woocommerce-cart-form.processing');
    await page.fill(`${QUANTITY} >> nth=1`, '5');
    await page.fill('#coupon_code', 'sadd');
    await page.waitForSelector('text=Cart updated.');
    expect(await page.inputValue(`${QUANTITY} >> nth=0`)).toBe('2');
    expect(await page.inputValue(`${QUANTITY} >> nth=1`)).toBe('5');
    expect(await page.inputValue('#coupon_code')).toBe('sadd');
    expect(await page.isDisabled(UPDATE)).toBe(false);
    await focusIn(page, '#coupon_code');
    await idle(page);
    await page.click(UPDATE);
    await page.waitForFunction(() => document.querySelectorAll<HTMLInputElement>('.qty')[1]?.defaultValue === '5');
  });

  it('are one when the button is clicked twice', async () => {
    const page = await openCartPage();
    const requests = watchCartRequests(page);
    await page.fill(`${QUANTITY} >> nth=0`, '2');
    await page.evaluate((button) => {
      const update = document.querySelector<HTMLElement>(button);
      update?.click();
      update?.click();
    }, UPDATE);
    await page.waitForSelector('text=Cart updated.');
    await idle(page);
    expect(requests).toHaveLength(1);
  });
});

describe('a request that fails', () => {
  it('is shown, loses no entry, and can be retried', async () => {
    const page = await openCartPage();
    const first = page.locator(QUANTITY).first();
    const errors = page.locator('.woocommerce-error');
    for (const [index, fault] of ['500', 'html', 'empty', 'drop'].entries()) {
      const quantity = String(index + 2);
      const recover = await letCartFail(page, fault);
      await first.fill(quantity);
      await page.click(UPDATE);
      await errors.waitFor();
      takeFailedRequests(page);
      await idle(page);
      expect(await first.inputValue()).toBe(quantity);
      expect(await page.isDisabled(UPDATE)).toBe(false);
      await errors.evaluate((old) => old.setAttribute('data-old', ''));
      await page.click(`${REMOVE} >> nth=1`);
      await page.waitForSelector('.woocommerce-error:not([data-old])');
      await idle(page);
      expect([await lines(page), await errors.count()]).toEqual([2, 1]);
      takeFailedRequests(page);
      await recover();
      await page.click(UPDATE);
      await expect.poll(() => first.evaluate((input: HTMLInputElement) => input.defaultValue)).toBe(quantity);
      expect(await errors.count()).toBe(0);
      await idle(page);
    }
  });

  it('for an expired nonce is made again with a fresh one', async () => {
    const page = await openCartPage();
    await page.request.post('/__nonces/expire');
    await page.fill(`${QUANTITY} >> nth=0`, '2');
    await page.click(UPDATE);
    await page.waitForSelector('text=Cart updated.');
    await page.request.post('/__nonces/expire');
    await page.click(`${REMOVE} >> nth=1`);
    await expect.poll(() => lines(page)).toBe(1);
    await page.request.post('/__nonces/expire');
    await page.click('.restore-item');
    await expect.poll(() => lines(page)).toBe(2);
  });

  it('for an expired nonce is made again: the calculator', async () => {
    const page = await openCartPage('?shipping=on');
    await page.request.post('/__nonces/expire');
    await page.click('.shipping-calculator-button');
    await page.fill('#calc_shipping_postcode', 'YO1 7EP');
    await page.click('[name="calc_shipping"]');
    await page.waitForSelector('text=Shipping costs updated.');
    await page.waitForSelector('.woocommerce-shipping-destination:has-text("YO1 7EP")');
  });

  it('for the nonce of a guest who has logged in in another tab is made again', async () => {
    const page = await openCartPage();
    const tab = await page.context().newPage();
    await tab.goto(new URL('/my-account/?stirrup=off', page.url()).href);
    await tab.fill('#username', 'groom');
    await tab.fill('#password', 'paddock');
    await tab.click('[name="login"]');
    await tab.waitForSelector('text=your horses are fed');
    await page.click(`${REMOVE} >> nth=1`);
    await expect.poll(() => lines(page)).toBe(1);
    await page.click('.restore-item');
    await expect.poll(() => lines(page)).toBe(2);
  });

  it('of a cart that was emptied elsewhere says so', async () => {
    const page = await openCartPage();
    const tab = await page.context().newPage();
    await tab.goto(new URL('/cart/?stirrup=off', page.url()).href);
    for (const left of [1, 0]) {
      await tab.click(`${REMOVE} >> nth=0`);
      await expect.poll(() => lines(tab)).toBe(left);
    }
    // The notices of the removals are the next page's.
    await tab.reload();
    await page.fill(`${QUANTITY} >> nth=0`, '2');
    await page.click(UPDATE);
    await page.waitForSelector('.wc-empty-cart-message');
    await page.waitForSelector('text=Your cart has expired, or was emptied elsewhere.');
  });

  it('of an expired session shows the empty cart, with the reason', async () => {
    const page = await openCartPage();
    await page.context().clearCookies();
    await page.fill(`${QUANTITY} >> nth=0`, '2');
    await page.click(UPDATE);
    await page.waitForSelector('.wc-empty-cart-message');
    await page.waitForSelector('text=Your cart has expired, or was emptied elsewhere.');
  });
});

describe('others', () => {
  it('are followed: removals in the mini cart, and requests for a fresh cart', async () => {
    const page = await openCartPage();
    await page.request.post('/?wc-ajax=add_to_cart', { form: { product_id: PRODUCT.headcollar } });
    await page.fill('#coupon_code', 'sadd');
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('wc_update_cart', { bubbles: true })));
    await expect.poll(() => lines(page)).toBe(3);
    expect(await page.inputValue('#coupon_code')).toBe('sadd');
    await page.request.post('/?wc-ajax=add_to_cart', { form: { product_id: PRODUCT.headcollar } });
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('removed_from_cart', { detail: [] })));
    await page.waitForFunction(() => [...document.querySelectorAll<HTMLInputElement>('.qty')].at(-1)?.value === '2');
  });

  it('act first where they prevent, and keep their own buttons', async () => {
    const page = await openCartPage();
    const requests = watchCartRequests(page);
    await page.evaluate(() => {
      const remove = document.querySelector('.cart_item .remove');
      remove?.addEventListener('click', (event) => event.preventDefault());
    });
    await page.click(`${REMOVE} >> nth=0`);
    expect(await lines(page)).toBe(2);
    await page.$eval('.woocommerce-cart-form', (form) =>
      form.insertAdjacentHTML('beforeend', '<button name="gift_wrap" value="yes">Wrap</button>'),
    );
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest()),
      page.click('[name="gift_wrap"]'),
    ]);
    expect(sent.postData()).toContain('gift_wrap');
    expect(requests).toEqual([]);
  });

  it('see no event of ours twice where the shop’s own script is there', async () => {
    const page = await openCartPage();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.id = 'wc-cart-js';
      script.type = 'text/plain';
      document.head.append(script);
      const note = (event: Event) => Reflect.set(globalThis, 'old', event.type);
      for (const type of ['click', 'submit']) document.addEventListener(type, note);
    });
    await page.fill(`${QUANTITY} >> nth=0`, '2');
    await page.keyboard.press('Enter');
    await page.waitForSelector('text=Cart updated.');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'old'))).toBeUndefined();
  });
});
