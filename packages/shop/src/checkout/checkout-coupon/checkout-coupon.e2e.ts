import { describe, expect, it } from 'vitest';
import { CODE, openCheckout, PANELS, READY, recordEvents } from '../../../../../e2e/shop/support/open-checkout.ts';
import { watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { axe } from '../../../../../e2e/support/browser.ts';
import { CMS_FAULTS } from '../../../../../stories/support/cms-faults.ts';

const MESSAGE = '.woocommerce-notices-wrapper .woocommerce-message';
const ERROR = '.coupon-error-notice';
const LOGIN = '.brxe-woocommerce-checkout-login';
const REVIEW = '.woocommerce-checkout-review-order';

describe.each(['classic', 'builder'] as const)('the coupon panel, %s', (dialect) => {
  const { path, toggle, panel } = PANELS[dialect];

  it('opens and closes by keyboard, with its state in ARIA, and slides, reversing on the way', async () => {
    const page = await openCheckout(path);
    expect(await page.isVisible(panel)).toBe(false);
    await page.focus(toggle);
    await page.keyboard.press('Enter');
    expect(await page.getAttribute(toggle, 'aria-expanded')).toBe('true');
    const controlled = await page.getAttribute(toggle, 'aria-controls');
    expect(await page.getAttribute(panel, 'id')).toBe(controlled);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('coupon_code');
    await page.focus(toggle);
    await page.keyboard.press('Space');
    expect(await page.getAttribute(toggle, 'aria-expanded')).toBe('false');
    await page.waitForSelector(panel, { state: 'hidden' });
    expect(await page.evaluate(() => scrollY)).toBe(0);

    const animations = () => page.locator(panel).evaluate((element) => element.getAnimations().length);
    // An element without height is no longer visible, but may be about to grow.
    const gone = () =>
      page.waitForFunction((selector) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).display === 'none';
      }, panel);
    await gone();
    // A slide of several minutes: the test must not depend on timing, and the way back is as short as the way before
    // it.
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function slowly(frames, options) {
        return animate.call(this, frames, { ...(typeof options === 'object' && options), duration: 300_000 });
      };
    });
    await page.click(toggle);
    expect(await animations()).toBe(1);
    await page.click(toggle);
    await gone();
    // Two clicks in one task: the slide turns round before it has begun.
    await page.locator(toggle).evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });
    await gone();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.click(toggle);
    expect(await animations()).toBe(0);
    expect(await page.isVisible(CODE)).toBe(true);
  });

  it('shows the reason for a refusal; applies another code, announces it, closes, and updates the totals', async () => {
    const page = await openCheckout(path);
    const events = await recordEvents(page);
    await page.click(toggle);
    await page.fill(CODE, 'nope');
    await page.click(`${panel} [name="apply_coupon"]`);
    await page.waitForSelector(ERROR);
    expect(await page.textContent(ERROR)).toBe('Coupon "nope" does not exist.');
    expect(await page.getAttribute(CODE, 'aria-invalid')).toBe('true');
    expect(await page.getAttribute(CODE, 'aria-describedby')).toBe(await page.getAttribute(ERROR, 'id'));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('coupon_code');
    expect(await page.inputValue(CODE)).toBe('nope');
    expect((await axe(page)).filter(({ rule }) => !(rule in CMS_FAULTS))).toEqual([]);
    await page.keyboard.type('x');
    expect(await page.locator(ERROR).count()).toBe(0);
    expect(await page.getAttribute(CODE, 'aria-invalid')).toBeNull();

    await expect.poll(events).toHaveLength(3);
    // The entry stays.
    const calls = watchCalls(page);
    await page.fill('#billing_email', 'groom@paddock.example');
    await page.check('#payment_method_invoice');
    await page.locator('#invoice_reference').evaluate((input: HTMLInputElement) => {
      input.value = 'PO 4711';
    });
    await page.check('#terms');
    await page.fill(CODE, 'SADDLE10');
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${REVIEW} .coupon-saddle10`);
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['apply_coupon', 'update_order_review']);
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
      security: expect.stringMatching(/^\w{10}$/),
      coupon_code: 'SADDLE10',
      billing_email: 'groom@paddock.example',
    });
    expect(await page.textContent(MESSAGE)).toContain('applied');
    expect(await page.locator(MESSAGE).count()).toBe(1);
    await page.waitForSelector(panel, { state: 'hidden' });
    expect(await page.getAttribute(toggle, 'aria-expanded')).toBe('false');
    expect(await page.inputValue(CODE)).toBe('');
    expect(await page.inputValue('#billing_email')).toBe('groom@paddock.example');
    expect(await page.inputValue('#invoice_reference')).toBe('PO 4711');
    expect([await page.isChecked('#terms'), await page.isChecked('#payment_method_invoice')]).toEqual([true, true]);
    await expect
      .poll(async () => (await events()).slice(3))
      .toEqual([
        ['applied_coupon_in_checkout', 'SADDLE10'],
        ['update_checkout', { update_shipping_method: false }],
        ['updated_checkout'],
      ]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('message');
    expect(new URL(page.url()).search).toBe('');
  });

  it('leaves the choice and the tick in the form, so that the order is placed', async () => {
    const page = await openCheckout(path);
    if (dialect === 'builder') await page.waitForSelector(READY.login);
    for (const name of ['first_name', 'last_name', 'address_1', 'postcode', 'city', 'email']) {
      await page.fill(`#billing_${name}`, name === 'email' ? 'ada@example.org' : 'Ada');
    }
    await page.check('#payment_method_invoice');
    await page.check('#terms');
    await page.click(toggle);
    await page.fill(CODE, 'saddle10');
    await page.press(CODE, 'Enter');
    await page.waitForSelector(`${REVIEW} .coupon-saddle10`);
    await page.click('#place_order');
    await page.waitForURL('**/checkout/order-received/');
  });

  it('removes a coupon by click and by Space, without losing the focus', async () => {
    const page = await openCheckout(path, { coupon: 'saddle10' });
    const calls = watchCalls(page);
    const events = await recordEvents(page);
    await page.focus('.woocommerce-remove-coupon');
    await page.keyboard.press('Space');
    await page.waitForSelector(`${REVIEW} .coupon-saddle10`, { state: 'detached' });
    // The mini cart of the page fetches its content when the page is at rest.
    const own = calls.filter(({ endpoint }) => endpoint !== 'get_refreshed_fragments');
    expect(own.map(({ endpoint }) => endpoint)).toEqual(['remove_coupon', 'update_order_review']);
    expect(own[0]?.body).toMatch(/^security=\w{10}&coupon=saddle10$/);
    expect(await page.textContent(MESSAGE)).toContain('removed');
    await expect
      .poll(events)
      .toEqual([
        ['removed_coupon_in_checkout', 'saddle10'],
        ['update_checkout', { update_shipping_method: false }],
        ['updated_checkout'],
      ]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('message');
  });

  it('sends the code without scripts, too', async () => {
    const page = await openCheckout(path, { context: { javaScriptEnabled: false } });
    await page.locator(panel).evaluate((element) => element.removeAttribute('style'));
    // In the builder's form, the required fields of this closed panel block each submit without scripts.
    await page.locator(LOGIN).evaluateAll((panels) => {
      for (const login of panels) login.remove();
    });
    await page.fill(CODE, 'saddle10');
    await page.click(`${panel} [name="apply_coupon"]`);
    await page.waitForSelector(`${REVIEW} .coupon-saddle10`);
  });
});
