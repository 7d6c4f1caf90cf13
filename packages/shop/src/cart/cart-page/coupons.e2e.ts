import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { letFail, watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { inBothWays } from '../../../../../e2e/support/both-ways.ts';
import { axe, takeFailedRequests } from '../../../../../e2e/support/browser.ts';
import { openCartPage, READY, takeEvents } from '../../testing/open-cart-page.ts';

const idle = (page: Page) => page.waitForFunction(() => !document.querySelector('.woocommerce-cart-form.processing'));
const focusIn = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);

inBothWays(() => {
  describe('coupons', () => {
    it('applies one and removes it', async () => {
      const page = await openCartPage();
      const calls = watchCalls(page);
      await page.fill('#coupon_code', 'SADDLE10');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.cart-discount');
      await idle(page);
      expect(await page.isVisible('text=Coupon code applied successfully.')).toBe(true);
      expect(await page.inputValue('#coupon_code')).toBe('');
      expect(await takeEvents(page)).toEqual(['applied_coupon', 'updated_cart_totals', 'updated_wc_div']);
      await page.focus('.woocommerce-remove-coupon');
      await page.keyboard.press('Space');
      await page.waitForSelector('text=Coupon has been removed.');
      await page.waitForSelector('.cart-discount', { state: 'detached' });
      await idle(page);
      expect(await takeEvents(page)).toEqual(['removed_coupon', 'updated_cart_totals', 'updated_wc_div']);
      const coupons = calls.filter(({ endpoint }) => endpoint.endsWith('coupon'));
      expect(coupons.map(({ endpoint }) => endpoint)).toEqual(['apply_coupon', 'remove_coupon']);
    });

    it('shows a refusal at the field, which keeps code and focus until the next input', async () => {
      const page = await openCartPage();
      await page.fill('#coupon_code', 'nope');
      await page.click('[name="apply_coupon"]');
      await page.waitForSelector('#coupon-error-notice');
      expect(await page.textContent('#coupon-error-notice')).toContain('does not exist');
      expect(await page.inputValue('#coupon_code')).toBe('nope');
      await focusIn(page, '#coupon_code[aria-invalid="true"]');
      expect(await page.locator('.woocommerce-error').count()).toBe(0);
      expect(await axe(page, '.entry-content')).toEqual([]);
      await page.keyboard.type('!');
      expect(await page.locator('#coupon-error-notice').count()).toBe(0);
    });

    it('shows a message if the shop cannot be reached, and can be retried', async () => {
      const page = await openCartPage();
      for (const fault of ['nonce', '500', 'drop']) {
        const recover = await letFail(page, 'apply_coupon', fault);
        await page.fill('#coupon_code', 'saddle10');
        await page.keyboard.press('Enter');
        await page.waitForSelector('#coupon-error-notice');
        takeFailedRequests(page);
        await idle(page);
        await recover();
      }
      await page.keyboard.press('Enter');
      await page.waitForSelector('.cart-discount');
    });
  });
});

const apply = async (page: Page, code: string) => {
  await page.fill('#coupon_code', code);
  await page.press('#coupon_code', 'Enter');
};

it('removes earlier notices beside a refusal', async () => {
  const page = await openCartPage();
  await apply(page, 'saddle10');
  await page.waitForSelector('.cart-discount');
  await idle(page);
  expect(await page.locator('.woocommerce-message').count()).toBe(1);
  await apply(page, 'nope');
  await page.waitForSelector('#coupon-error-notice');
  await idle(page);
  expect(await page.locator('.woocommerce-message').count()).toBe(0);
});

it('offers a reload on a page with expired nonces, and works after it', async () => {
  const page = await openCartPage('?nonces=stale');
  await apply(page, 'saddle10');
  await page.waitForSelector('#coupon-error-notice:has-text("open for too long")');
  expect(await axe(page, '.entry-content')).toEqual([]);
  takeFailedRequests(page);
  // From now on a page has fresh nonces, as after its copy in a cache has expired.
  await page.route(
    ({ searchParams }) => searchParams.has('nonces'),
    (route) => route.continue({ url: route.request().url().replace('nonces=stale', '') }),
  );
  await page.evaluate(() => Reflect.set(globalThis, 'old', true));
  await page.click('#coupon-error-notice a');
  await page.waitForFunction(() => !Reflect.has(globalThis, 'old'));
  await page.waitForSelector(`.entry-content ${READY}`);
  await apply(page, 'saddle10');
  await page.waitForSelector('.cart-discount');
});

it('shows the message among the page’s notices for a removal, at each attempt', async () => {
  const page = await openCartPage();
  await apply(page, 'saddle10');
  await page.waitForSelector('.cart-discount');
  await idle(page);
  await letFail(page, 'remove_coupon', 'nonce');
  await page.click('.woocommerce-remove-coupon');
  await page.waitForSelector('.woocommerce-error:has-text("open for too long") a[href]');
  expect(await page.locator('.cart-discount').count()).toBe(1);
  takeFailedRequests(page);
});

it('follows the builder’s coupon element, wherever it stands', async () => {
  const page = await openCartPage('', '/builder');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.className = 'brxe-woocommerce-cart-coupon';
    Object.assign(form.dataset, { ajaxUpdate: 'true' });
    form.append(
      document
        .createRange()
        .createContextualFragment(
          '<input name="coupon_code" aria-label="Coupon" id="other"><button name="apply_coupon" value="1">Apply</button>',
        ),
    );
    document.querySelector('main')?.append(form);
  });
  await page.fill('#other', 'nope');
  await page.press('#other', 'Enter');
  await page.waitForSelector('.brxe-woocommerce-cart-coupon .coupon-error-notice');
  await idle(page);
  const recover = await letFail(page, 'apply_coupon', '500');
  await page.fill('#other', 'saddle10');
  await page.press('#other', 'Enter');
  await page.waitForSelector('.coupon-error-notice');
  takeFailedRequests(page);
  await idle(page);
  await recover();
  await page.press('#other', 'Enter');
  await page.waitForSelector('.cart-discount');
  await idle(page);
  expect(await page.inputValue('#other')).toBe('');
  expect(await page.locator('.coupon-error-notice, #other[aria-invalid]').count()).toBe(0);
});
