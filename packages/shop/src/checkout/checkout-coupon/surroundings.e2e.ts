import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CODE, openCheckout, PANELS } from '../../../../../e2e/shop/support/open-checkout.ts';
import { holdBack, letFail, watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { axe, takeConsole, takeFailedRequests } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';
import { CMS_FAULTS } from '../../../../../stories/support/cms-faults.ts';

const { path, toggle, panel } = PANELS.classic;
const ERROR = '.coupon-error-notice';
const MESSAGE = '.stirrup-message';
const REVIEW = '.woocommerce-checkout-review-order';
const SADDLE10 = `${REVIEW} .coupon-saddle10`;
const REMOVE = '.woocommerce-remove-coupon';

async function enter(page: Page, code: string): Promise<void> {
  await page.click(toggle);
  await page.waitForSelector(CODE, { state: 'visible' });
  await page.fill(CODE, code);
  await page.press(CODE, 'Enter');
}

const failures = [
  ['500', 'cannot answer just now'],
  ['429', 'Please wait a moment'],
  ['html', 'cannot answer just now'],
  ['empty', 'could not do this'],
  ['drop', 'offline'],
  ['nonce', 'reload'],
] as const;

describe('an answer that fails', () => {
  const busy = (page: Page) => page.locator('.processing, [aria-busy]').count();

  it('is shown at the field, and the panel works the next time', async () => {
    const page = await openCheckout(path);
    await page.click(toggle);
    await page.waitForSelector(CODE, { state: 'visible' });
    for (const [fault, words] of failures) {
      const stop = await letFail(page, 'apply_coupon', fault);
      await page.fill(CODE, 'saddle10');
      await page.press(CODE, 'Enter');
      await page.waitForSelector(ERROR);
      expect(await page.textContent(ERROR)).toContain(words);
      expect([await page.inputValue(CODE), await busy(page)]).toEqual(['saddle10', 0]);
      takeFailedRequests(page);
      await stop();
    }
    await page.press(CODE, 'Enter');
    await page.waitForSelector(SADDLE10);
    expect(await page.locator(ERROR).count()).toBe(0);
  });

  it('is shown at the link, which works the next time', async () => {
    const page = await openCheckout(path, { coupon: 'saddle10' });
    for (const [fault, words] of failures) {
      const stop = await letFail(page, 'remove_coupon', fault);
      await page.click(REMOVE);
      await page.waitForSelector(`${MESSAGE}:has-text("${words}")`);
      expect(await busy(page)).toBe(0);
      takeFailedRequests(page);
      await stop();
    }
    await page.click(REMOVE);
    await page.waitForSelector(SADDLE10, { state: 'detached' });
    expect(await page.locator(MESSAGE).count()).toBe(0);
  });

  it.each([
    ['is not understood', 'cannot answer', (page: Page) => letFail(page, 'update_order_review', 'html')],
    [
      'has no code',
      'An unknown error',
      (page: Page) => page.route('**/chunks/review-order-*', (route) => route.abort()),
    ],
  ])('leaves the old totals with a message if the review of the order %s', async (_, words, fail) => {
    const page = await openCheckout(path);
    await fail(page);
    await enter(page, 'saddle10');
    await page.waitForSelector(MESSAGE);
    expect(await page.textContent(MESSAGE)).toContain(words);
    expect(await page.textContent('.woocommerce-message')).toContain('applied');
    expect(await page.locator(SADDLE10).count()).toBe(0);
    expect(await page.isEnabled('#place_order')).toBe(true);
    takeFailedRequests(page);
  });
});

it('offers to reload a page with an expired nonce, and removes earlier notices beside a refusal', async () => {
  const page = await openCheckout(path);
  await enter(page, 'saddle10');
  await page.waitForSelector(SADDLE10);
  expect(await page.locator('.woocommerce-message').count()).toBe(1);
  await enter(page, 'nope');
  await page.waitForSelector(ERROR);
  expect(await page.locator('.woocommerce-message').count()).toBe(0);
  const stop = await letFail(page, 'apply_coupon', 'nonce');
  await page.fill(CODE, 'yard25');
  await page.press(CODE, 'Enter');
  await page.waitForSelector(`${ERROR}:has-text("open for too long")`);
  takeFailedRequests(page);
  await stop();
  await page.evaluate(() => Reflect.set(globalThis, 'old', true));
  await page.click(`${ERROR} a`);
  await page.waitForFunction(() => !Reflect.has(globalThis, 'old'));
  await page.waitForSelector(SADDLE10);
});

it.each([
  ['the answer to a removal', (page: Page) => page.click(REMOVE), '.woocommerce-message'],
  ['a refused code', (page: Page) => enter(page, 'nope'), ERROR],
])('removes the reasons of a refused order, outside of containers, too: %s', async (_, act, answer) => {
  const page = await openCheckout(path, { coupon: 'saddle10' });
  await page.locator('form.checkout').evaluate((form) => {
    form.insertAdjacentHTML(
      'afterbegin',
      `<div class="woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout"><ul class="woocommerce-error" role="alert">
         <li>The coupon has ended.</li></ul></div><p class="is-error">A field of the theme</p>`,
    );
    form.insertAdjacentHTML(
      'beforebegin',
      '<div class="wc-block-components-notice-banner is-error" role="alert">No such street.</div>',
    );
  });
  await act(page);
  await page.waitForSelector(answer);
  expect(await page.locator('text=The coupon has ended.').count()).toBe(0);
  expect(await page.locator('text=No such street.').count()).toBe(0);
  expect(await page.locator('p.is-error, .woocommerce-info:has(.showcoupon)').count()).toBe(2);
});

it('sends once for two quick clicks, and covers the panel meanwhile', async () => {
  const page = await openCheckout(path);
  const calls = watchCalls(page);
  const letGo = await holdBack(page, 'apply_coupon');
  await page.click(toggle);
  await page.fill(CODE, 'saddle10');
  await page.locator(`${panel} [name="apply_coupon"]`).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.waitForSelector(`${panel}.processing[aria-busy="true"] .blockOverlay`, { state: 'attached' });
  letGo();
  await page.waitForSelector(SADDLE10);
  expect(calls.filter(({ endpoint }) => endpoint === 'apply_coupon')).toHaveLength(1);
});

it('changes nothing while a review is under way, which would restore the coupon', async () => {
  const page = await openCheckout(`${path}?fault=delay:600@update_order_review*1`, { coupon: 'saddle10' });
  const calls = watchCalls(page);
  await enter(page, 'lastyear');
  await page.waitForSelector(ERROR);
  await page.locator(REMOVE).evaluate((link: HTMLElement) => link.click());
  await page.waitForSelector(SADDLE10, { state: 'detached' });
  await page.waitForLoadState('networkidle');
  expect(calls.filter(({ overlaps }) => overlaps)).toEqual([]);
  await page.reload();
  expect(await page.locator(SADDLE10).count()).toBe(0);
});

it('shows in place of the form that the session has ended', async () => {
  const page = await openCheckout(path);
  await page.context().clearCookies();
  await enter(page, 'nope');
  await page.waitForSelector('form.checkout', { state: 'detached' });
  expect(await page.textContent('.entry-content')).toContain('session is over');
});

it('sends the address that a coupon is for', async () => {
  const page = await openCheckout(path);
  await enter(page, 'groomsonly');
  await page.waitForSelector(ERROR);
  expect(await page.textContent(ERROR)).toContain('another email address');
  await page.fill('#billing_email', 'groom@paddock.example');
  await page.press(CODE, 'Enter');
  await page.waitForSelector(`${REVIEW} .coupon-groomsonly`);
});

it('works under a strict policy, from settings in JSON, from right to left, in the dark, in markup that comes later', async () => {
  const page = await openCheckout(`${path}?csp=strict&settings=json&direction=rtl`, {
    context: { colorScheme: 'dark', viewport: { width: 390, height: 800 } },
  });
  await page.evaluate(() => {
    const place = document.querySelector('.entry-content > .woocommerce');
    const old = document.querySelectorAll('.woocommerce-form-coupon-toggle, form.checkout_coupon');
    const copies = [...old].map((element) => element.cloneNode(true));
    for (const element of old) element.remove();
    for (const copy of copies) if (copy instanceof Element) copy.removeAttribute('data-island-state');
    place?.prepend(...copies);
  });
  await page.waitForSelector('.woocommerce-form-coupon-toggle[data-island-state="ready"]');
  await enter(page, 'nope');
  await page.waitForSelector(ERROR);
  expect((await axe(page)).filter(({ rule }) => !(rule in CMS_FAULTS))).toEqual([]);
  await page.fill(CODE, 'saddle10');
  await page.press(CODE, 'Enter');
  await page.waitForSelector(SADDLE10);
});

it('submits the form as without scripts if its code cannot be loaded', async () => {
  const page = await openCheckout(path, {
    prepare: (before) => withoutCode(before, codeOf('checkout-coupon')),
    waits: false,
  });
  await page.waitForSelector('.woocommerce-form-coupon-toggle[data-island-state="failed"]');
  await page.locator(panel).evaluate((element) => element.removeAttribute('style'));
  await page.fill(CODE, 'saddle10');
  await page.press(CODE, 'Enter');
  await page.waitForSelector(SADDLE10);
  expect(takeConsole(page).length).toBeGreaterThan(0);
});

it('does not disturb a panel of the builder beside it', async () => {
  const page = await openCheckout(path);
  const own = '.woocommerce-form-coupon-toggle .showcoupon';
  await page.evaluate(() => {
    const other =
      '<div class="coupon-toggle" role="button" tabindex="0" aria-expanded="false">Code? <a href="#" class="showcoupon" aria-hidden="true">Enter it</a></div>';
    const form =
      '<div class="coupon-div" style="display: none;"><input name="coupon_code" aria-label="Code"><button name="apply_coupon">OK</button></div>';
    const element = Object.assign(document.createElement('div'), { className: 'brxe-woocommerce-checkout-coupon' });
    element.append(document.createRange().createContextualFragment(other + form));
    document.querySelector('.entry-content > .woocommerce')?.prepend(element);
  });
  await page.waitForSelector('.brxe-woocommerce-checkout-coupon[data-island-state="ready"]');
  await page.click('.coupon-toggle .showcoupon');
  await page.waitForSelector('.coupon-div', { state: 'visible' });
  expect(await page.isVisible(panel)).toBe(false);
  expect(await page.getAttribute(own, 'aria-expanded')).toBe('false');
  await page.click(own);
  await page.waitForSelector(panel, { state: 'visible' });
  expect(await page.getAttribute('.coupon-toggle', 'aria-expanded')).toBe('true');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('coupon_code');
});
