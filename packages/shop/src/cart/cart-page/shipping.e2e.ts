import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdBack, letFail } from '../../../../../e2e/shop/support/watch-calls.ts';
import { inBothWays } from '../../../../../e2e/support/both-ways.ts';
import { axe, takeFailedRequests } from '../../../../../e2e/support/browser.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { letCartFail, openCartPage, takeEvents, watchCartRequests } from '../../testing/open-cart-page.ts';

const QUANTITY = '.cart_item .qty';
const total = (page: Page) => page.textContent('.order-total td');
const idle = (page: Page) => page.waitForFunction(() => !document.querySelector('.woocommerce-cart-form.processing'));
const focusIn = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

inBothWays(() => {
  describe('shipping', () => {
    const calculate = async (page: Page, postcode: string) => {
      await page.click('.shipping-calculator-button');
      await page.fill('#calc_shipping_postcode', postcode);
      await page.click('[name="calc_shipping"]');
    };

    it('calculates, and chooses by arrow keys: the last choice counts', async () => {
      const page = await openCartPage('?shipping=on');
      expect(await page.getAttribute('.shipping-calculator-button', 'aria-expanded')).toBe('false');
      await page.focus('.shipping-calculator-button');
      await page.keyboard.press('Space');
      expect(await page.getAttribute('.shipping-calculator-button', 'aria-expanded')).toBe('true');
      expect(await axe(page, '.entry-content')).toEqual([]);
      await page.fill('#calc_shipping_postcode', 'YO1 7EP');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.shipping_method');
      expect(await page.isVisible('text=Shipping costs updated.')).toBe(true);
      expect(await page.isVisible('#calc_shipping_postcode')).toBe(false);
      await idle(page);
      await takeEvents(page);
      const flat = await total(page);
      const letGo = await holdBack(page, 'update_shipping_method');
      await page.focus('.shipping_method:checked');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.waitForSelector('.cart_totals[aria-busy="true"]');
      letGo();
      await expect.poll(() => total(page)).not.toBe(flat);
      await idle(page);
      expect(await page.isChecked('[value="local_pickup:2"]')).toBe(true);
      await focusIn(page, '[value="local_pickup:2"]');
      expect(await takeEvents(page)).toEqual(['updated_cart_totals', 'updated_shipping_method']);
      await page.reload();
      expect(await page.isChecked('[value="local_pickup:2"]')).toBe(true);
    });

    it('keeps the entries that the shop refuses', async () => {
      const page = await openCartPage('?shipping=on');
      await calculate(page, 'stable');
      await page.waitForSelector('text=valid postcode');
      expect(await page.isVisible('#calc_shipping_postcode')).toBe(true);
      expect(await page.inputValue('#calc_shipping_postcode')).toBe('stable');
    });

    it('lists the states of a country, hides the field where there are none', async () => {
      const page = await openCartPage('?shipping=on');
      await page.click('.shipping-calculator-button');
      await page.selectOption('#calc_shipping_country', 'US');
      await page.waitForSelector('select#calc_shipping_state');
      expect(await page.locator('#calc_shipping_state option').allTextContents()).toEqual([
        'Select an option…',
        'California',
        'Kentucky',
        'Texas',
      ]);
      await page.selectOption('#calc_shipping_state', 'KY');
      await page.fill(`${QUANTITY} >> nth=0`, '2');
      await page.keyboard.press('Enter');
      await page.waitForSelector('text=Cart updated.');
      expect(await page.inputValue('#calc_shipping_state')).toBe('KY');
      expect(await page.isVisible('#calc_shipping_state')).toBe(true);
      await page.selectOption('#calc_shipping_country', 'FR');
      expect(await page.isVisible('#calc_shipping_state_field')).toBe(false);
      await page.selectOption('#calc_shipping_country', 'GB');
      expect(await page.getAttribute('#calc_shipping_state', 'type')).toBe('text');
    });

    it('restores the current method after a failed call', async () => {
      const page = await openCartPage('?shipping=on');
      await calculate(page, 'YO1 7EP');
      await page.waitForSelector('.shipping_method');
      for (const fault of ['nonce', '500', 'html', 'empty', 'drop']) {
        await idle(page);
        const recover = await letFail(page, 'update_shipping_method', fault);
        await page.click('label[for="shipping_method_0_local_pickup2"]');
        await page.waitForSelector('.woocommerce-error');
        await expect.poll(() => page.isChecked('[value="flat_rate:1"]')).toBe(true);
        takeFailedRequests(page);
        await recover();
      }
    });
  });
});

it('calculates for a country and its state: the request, the price, and the form afterwards', async () => {
  const page = await openCartPage('?shipping=on');
  const requests = watchCartRequests(page);
  await page.click('.shipping-calculator-button');
  await page.selectOption('#calc_shipping_country', 'US');
  await page.waitForSelector('select#calc_shipping_state');
  await page.selectOption('#calc_shipping_state', 'KY');
  await page.fill('#calc_shipping_city', 'Lexington');
  await page.fill('#calc_shipping_postcode', '40511');
  const before = await total(page);
  await letCartFail(page, 'delay:300');
  await page.click('[name="calc_shipping"]');
  await page.waitForSelector('.cart_totals[aria-busy="true"]');
  await page.waitForSelector('.woocommerce-shipping-destination');
  await idle(page);
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toMatchObject({
    calc_shipping_country: 'US',
    calc_shipping_state: 'KY',
    calc_shipping_city: 'Lexington',
    calc_shipping_postcode: '40511',
    calc_shipping: 'x',
  });
  expect(await page.textContent('.woocommerce-shipping-destination')).toContain('Lexington, 40511');
  // A single method is printed as a hidden field.
  expect(await page.getAttribute('.shipping_method', 'type')).toBe('hidden');
  expect(await total(page)).not.toBe(before);
  await page.click('.shipping-calculator-button');
  expect(await page.inputValue('select#calc_shipping_state')).toBe('KY');
  await page.selectOption('#calc_shipping_country', 'FR');
  await page.waitForSelector('#calc_shipping_state[type="hidden"]', { state: 'attached' });
  await page.fill('#calc_shipping_postcode', '75001');
  await page.click('[name="calc_shipping"]');
  await page.waitForSelector('.woocommerce-shipping-destination:has-text("75001")');
  await idle(page);
  expect(new URLSearchParams(requests.at(-1)?.body).get('calc_shipping_state')).toBe('');

  // For that country the shop has printed the field without a label.
  await page.click('.shipping-calculator-button');
  for (const [country, field] of [
    ['US', 'select'],
    ['GB', 'input[placeholder="State / County"]'],
  ] as const) {
    await page.selectOption('#calc_shipping_country', country);
    await page.waitForSelector(`${field}#calc_shipping_state[aria-label="State / County"]`);
    expect(await axe(page, '.woocommerce-shipping-calculator')).toEqual([]);
  }
});

it('leaves the fields to the shop where the code of countries cannot be loaded', async () => {
  const page = await openCartPage('?shipping=on');
  await page.route('**/chunks/country-code-*', (route) => route.abort());
  await page.click('.shipping-calculator-button');
  await page.selectOption('#calc_shipping_country', 'US');
  await page.fill('#calc_shipping_state', 'KY');
  await page.fill('#calc_shipping_postcode', '40511');
  await page.press('#calc_shipping_postcode', 'Enter');
  await page.waitForSelector('.woocommerce-shipping-destination:has-text("40511")');
  takeFailedRequests(page);
});

it('shows a message without a network, and keeps country, state and postcode for a retry', async () => {
  const page = await openCartPage('?shipping=on');
  await page.click('.shipping-calculator-button');
  await page.selectOption('#calc_shipping_country', 'US');
  await page.waitForSelector('select#calc_shipping_state');
  await page.selectOption('#calc_shipping_state', 'TX');
  await page.fill('#calc_shipping_postcode', '73301');
  // Code that was still coming would fail, and be asked for again, at any later time.
  await untilAtRest(page);
  await page.context().setOffline(true);
  await page.press('#calc_shipping_postcode', 'Enter');
  await page.waitForSelector('.woocommerce-error:has-text("offline")');
  await idle(page);
  expect([await page.inputValue('#calc_shipping_state'), await page.inputValue('#calc_shipping_postcode')]).toEqual([
    'TX',
    '73301',
  ]);
  takeFailedRequests(page);
  await page.context().setOffline(false);
  await page.press('#calc_shipping_postcode', 'Enter');
  await page.waitForSelector('.woocommerce-shipping-destination');
  expect(await page.locator('.woocommerce-error').count()).toBe(0);
});
