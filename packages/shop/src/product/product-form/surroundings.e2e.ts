import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pressBroken } from '../../../../../e2e/shop/support/try-adding.ts';
import { holdBack, watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';
import { CMS_FAULTS } from '../../../../../stories/support/cms-faults.ts';

const BUTTON = '.single_add_to_cart_button';
const ADDED = `${BUTTON}.bricks-cart-added`;
const BRIDLE = '/builder/product/hazel-snaffle-bridle/';

/** Acts like the builder's own script: listens to clicks on the button, and adds. */
const legacyScript = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const mark = document.createElement('script');
      mark.id = 'bricks-woocommerce-js';
      document.head.append(mark);
      Reflect.set(globalThis, 'legacyClicks', 0);
      document.querySelector('.single_add_to_cart_button')?.addEventListener('click', (event) => {
        event.preventDefault();
        Reflect.set(globalThis, 'legacyClicks', Number(Reflect.get(globalThis, 'legacyClicks')) + 1);
      });
    });
  });

it('acts alone beside the builder’s script', async () => {
  const page = await withShop(BRIDLE, { prepare: legacyScript });
  const calls = watchCalls(page);
  await page.locator('form.cart').evaluate((form) => {
    form.setAttribute('data-start', 'load');
    form.replaceWith(form.cloneNode(true));
  });
  await page.waitForSelector('form.cart[data-island-state="ready"]');
  await page.click(BUTTON);
  await page.waitForSelector(ADDED);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'legacyClicks'))).toBe(0);
  expect(calls).toHaveLength(1);
});

it('respects a plugin that prevents the submit, and leaves other buttons of the form alone', async () => {
  const page = await withShop(BRIDLE);
  const calls = watchCalls(page);
  await page.evaluate(() => {
    const form = document.querySelector('form.cart');
    const pay = document.createElement('button');
    Object.assign(pay, { name: 'add-to-cart', value: '103', className: 'pay-now', textContent: 'Pay now' });
    form?.append(pay);
    const isForbidden = (event: Event) =>
      event instanceof SubmitEvent && !event.submitter?.matches('.pay-now') && document.body.dataset['veto'] === 'yes';
    form?.addEventListener('submit', (event) => isForbidden(event) && event.preventDefault(), { capture: true });
    document.body.dataset['veto'] = 'yes';
  });
  await page.click(BUTTON);
  await page.waitForSelector('form.cart[data-island-state="ready"]');
  await page.waitForTimeout(200);
  expect(calls.filter(({ endpoint }) => endpoint.includes('add'))).toEqual([]);
  await page.click('.pay-now');
  await page.waitForSelector('.woocommerce-message');
  expect(calls.filter(({ endpoint }) => endpoint.includes('add'))).toEqual([]);
});

it('sends the form without scripts, and when its code cannot be loaded', async () => {
  const plain = await withShop(BRIDLE, { context: { javaScriptEnabled: false } });
  await plain.click(BUTTON);
  expect(await plain.textContent('.woocommerce-message')).toContain('Hazel Snaffle Bridle');

  const page = await withShop(BRIDLE, {
    prepare: (before) => withoutCode(before, codeOf('product-form')),
  });
  await page.click(BUTTON);
  await page.waitForSelector('.woocommerce-message');
  expect(await page.textContent('.woocommerce-message')).toContain('Hazel Snaffle Bridle');
  expect(takeConsole(page).length).toBeGreaterThan(0);
});

it('restores the markup when it breaks, reports once, and does not affect neighbours', async () => {
  const page = await withShop(BRIDLE);
  await pressBroken(page, BUTTON, 'form.cart');
  await page.click('.quantity .plus');
  expect(await page.inputValue('input.qty')).toBe('2');
});

it('ends well if its markup is removed before the answer arrives', async () => {
  const page = await withShop(BRIDLE);
  const letGo = await holdBack(page, 'bricks_add_to_cart');
  await page.click(BUTTON);
  await page.waitForSelector(`${BUTTON}.bricks-cart-adding`);
  const kept = await page.locator(BUTTON).evaluateHandle((button) => button);
  await page.evaluate(() => document.querySelector('form.cart')?.remove());
  letGo();
  await page.waitForSelector('.cart-detail li.mini_cart_item', { state: 'attached' });
  expect(await kept.evaluate((button) => [button.textContent, button instanceof Element && button.className])).toEqual([
    'Add to cart',
    expect.not.stringMatching(/adding|added|disabled/),
  ]);
});

it('works under a strict policy, from settings in JSON, from right to left, and in markup that comes later', async () => {
  const page = await withShop(`${BRIDLE}?csp=strict&settings=json&direction=rtl`, { context: { colorScheme: 'dark' } });
  await page.locator('form.cart').evaluate((form) => {
    const copy = form.cloneNode(true);
    const place = form.parentElement;
    form.remove();
    place?.append(copy);
  });
  await page.click(BUTTON);
  await page.waitForSelector(ADDED);
  await page.waitForSelector('.woocommerce-notices-wrapper .woocommerce-message .stirrup-dismiss');
  expect((await axe(page)).filter(({ rule }) => !(rule in CMS_FAULTS))).toEqual([]);
});
