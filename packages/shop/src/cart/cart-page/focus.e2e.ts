import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { takeFailedRequests } from '../../../../../e2e/support/browser.ts';
import { letCartFail, openCartPage } from '../../testing/open-cart-page.ts';

const REMOVE = '.cart_item .remove';
const QUANTITY = '.cart_item .qty';
const MESSAGE = '.woocommerce-message[role="alert"]';
const idle = (page: Page) => page.waitForFunction(() => !document.querySelector('.woocommerce-cart-form.processing'));
const focusIn = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
/** The builder's cart page has no container for notices. */
const open = async (prefix: '' | '/builder', query = '') => {
  const page = await openCartPage(query, prefix);
  await page.evaluate(() => document.querySelector('.brxe-woocommerce-notice')?.remove());
  return page;
};

describe.each(['', '/builder'] as const)('the focus on the cart page %s', (prefix) => {
  it('moves from "Undo?" to the restored line, also in a cart that had become empty', async () => {
    const page = await open(prefix);
    const first = await page.getAttribute(`${REMOVE} >> nth=0`, 'data-product_id');
    const line = `${REMOVE}[data-product_id="${first}"]`;
    await page.press(line, 'Enter');
    await focusIn(page, MESSAGE);
    await page.press('.restore-item', 'Enter');
    await focusIn(page, line);
    await idle(page);

    for (const left of [1, 0]) {
      await page.press(`${REMOVE} >> nth=0`, 'Enter');
      await expect.poll(() => page.locator(REMOVE).count()).toBe(left);
      await idle(page);
    }
    await focusIn(page, MESSAGE);
    await page.press('.restore-item', 'Enter');
    await focusIn(page, REMOVE);
    expect(await page.locator(MESSAGE).count()).toBe(0);
  });

  it('moves to notices about quantities and coupons, and stays while the visitor types', async () => {
    const page = await open(prefix);
    await page.fill(`${QUANTITY} >> nth=0`, '3');
    await page.press('[name="update_cart"]', 'Enter');
    await page.waitForSelector('text=Cart updated.');
    await focusIn(page, MESSAGE);
    await page.fill('#coupon_code', 'saddle10');
    await page.press('[name="apply_coupon"]', 'Enter');
    await page.waitForSelector('.cart-discount');
    await focusIn(page, MESSAGE);
    await idle(page);
    await page.press('.woocommerce-remove-coupon', 'Enter');
    await page.waitForSelector('.cart-discount', { state: 'detached' });
    await focusIn(page, MESSAGE);
    await idle(page);
    await page.fill('#coupon_code', 'nope');
    await page.press('#coupon_code', 'Enter');
    await focusIn(page, '#coupon_code[aria-invalid="true"]');
  });

  it('moves to the failure of a change, before the message of the last one, and to none that a refresh leaves', async () => {
    const page = await open(prefix);
    const update = async (quantity: string) => {
      await page.fill(`${QUANTITY} >> nth=0`, quantity);
      await page.press('[name="update_cart"]', 'Enter');
    };
    await update('3');
    await focusIn(page, MESSAGE);
    const link = '.checkout-button';
    await page.focus(link);
    const refreshed = page.evaluate(
      () => new Promise((resolve) => document.body.addEventListener('updated_wc_div', resolve, { once: true })),
    );
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('removed_from_cart', { detail: [] })));
    await refreshed;
    await page.waitForTimeout(700);
    await focusIn(page, link);
    await idle(page);

    await letCartFail(page, '500');
    await update('4');
    await focusIn(page, '.woocommerce-error[role="alert"]');
    expect(await page.locator(MESSAGE).count()).toBe(1);
    takeFailedRequests(page);
  });

  it('moves from the calculator to its button, and stays on the shipping method', async () => {
    const page = await open(prefix, '?shipping=on');
    for (const press of ['#calc_shipping_postcode', '[name="calc_shipping"]']) {
      await page.click('.shipping-calculator-button');
      await page.fill('#calc_shipping_postcode', 'YO1 7EP');
      await page.press(press, 'Enter');
      await page.waitForSelector('.shipping-calculator-button[aria-expanded="false"]');
      await focusIn(page, '.shipping-calculator-button');
      await idle(page);
    }
    await page.focus('.shipping_method:checked');
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector('.shipping_method[value="express:3"][checked]');
    await idle(page);
    await focusIn(page, '[value="express:3"]');
  });
});
