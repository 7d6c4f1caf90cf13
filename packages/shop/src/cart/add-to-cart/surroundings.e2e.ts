import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pressBroken } from '../../../../../e2e/shop/support/try-adding.ts';
import { addLink, PRODUCT, watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const BRIDLE = addLink(PRODUCT.bridle);

/** Acts like WooCommerce's own script: delegated click and Space, through jQuery. */
const legacyScript = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const mark = document.createElement('script');
      mark.id = 'wc-add-to-cart-js';
      document.head.append(mark);
      const jQuery: unknown = Reflect.get(globalThis, 'jQuery');
      if (typeof jQuery !== 'function') return;
      const log: unknown[] = [];
      Reflect.set(globalThis, 'legacyLog', log);
      const body = jQuery(document.body);
      body.on('click', '.add_to_cart_button', (event: Event) => {
        event.preventDefault();
        log.push('legacy click');
      });
      body.on('keydown', '.add_to_cart_button', (event: { key: string; target: Element }) => {
        if (event.key === ' ') jQuery(event.target).trigger('click');
      });
      const names = 'adding_to_cart added_to_cart wc_cart_button_updated wc_fragments_loaded';
      body.on(names, (event: { type: string }, ...args: unknown[]) => log.push([event.type, args.length]));
    });
  });

it('acts alone beside the script that it replaces, by mouse and by keyboard', async () => {
  const page = await withShop('/shop/?legacy=jquery', { prepare: legacyScript });
  const calls = watchCalls(page);
  await page.click(BRIDLE);
  await page.waitForSelector(`${BRIDLE}.added`);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'legacyLog'))).toEqual([
    ['adding_to_cart', 2],
    ['added_to_cart', 3],
    ['wc_cart_button_updated', 1],
    ['wc_fragments_loaded', 0],
  ]);
  await page.focus(BRIDLE);
  await page.keyboard.press('Space');
  await expect.poll(() => calls.length).toBe(2);
  await page.waitForSelector(`${BRIDLE}.added`);
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'legacyLog')))).not.toContain('legacy');
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['add_to_cart', 'add_to_cart']);
});

it('works by keyboard, including Space on a link without earlier interaction', async () => {
  const page = await withShop('/shop/');
  await page.focus(BRIDLE);
  await page.keyboard.press('Space');
  await page.waitForSelector(`${BRIDLE}.added`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const irons = addLink(PRODUCT.irons);
  await page.focus(irons);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`${irons}.added`);
  expect(await page.evaluate((selector) => document.activeElement?.matches(selector), irons)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('added_to_cart');
});

it('leaves the click to the browser where the shop does not add in the background, and with modifier keys', async () => {
  const page = await withShop('/shop/?ajax=off');
  const calls = watchCalls(page);
  await page.click(BRIDLE);
  await page.waitForURL('**add-to-cart=103**');
  expect(await page.textContent('.woocommerce-message')).toContain('Hazel Snaffle Bridle');
  expect(calls.filter(({ endpoint }) => endpoint === 'add_to_cart')).toEqual([]);

  await page.goto(new URL('/shop/', page.url()).href);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.click(BRIDLE, { modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL('**add-to-cart=103**');
  expect(await page.locator(`${BRIDLE}.loading`).count()).toBe(0);
});

it('follows the link’s address without scripts, and if its code cannot be loaded', async () => {
  const plain = await withShop('/shop/', { context: { javaScriptEnabled: false } });
  await plain.click(BRIDLE);
  expect(await plain.textContent('.woocommerce-message')).toContain('Hazel Snaffle Bridle');

  const page = await withShop('/shop/', {
    prepare: (before) => withoutCode(before, codeOf('add-to-cart')),
  });
  await page.click(BRIDLE);
  await page.waitForURL('**add-to-cart=103**');
  expect(await page.textContent('.woocommerce-message')).toContain('Hazel Snaffle Bridle');
  expect(takeConsole(page).length).toBeGreaterThan(0);
});

it('restores the markup when it breaks, reports once, and does not affect neighbours', async () => {
  const page = await withShop('/shop/');
  await pressBroken(page, BRIDLE, BRIDLE);
  await page.click(addLink(PRODUCT.irons));
  await page.waitForSelector(`${addLink(PRODUCT.irons)}.added`);
});

it('works under a strict policy, from settings in JSON, from right to left, and in markup that comes later', async () => {
  const page = await withShop('/builder/shop/?csp=strict&settings=json&direction=rtl', {
    context: { colorScheme: 'dark' },
  });
  await page.locator('ul.products').evaluate((list) => {
    const copy = list.cloneNode(true);
    list.remove();
    document.querySelector('main')?.append(copy);
  });
  await page.click(BRIDLE);
  await page.waitForSelector(`${BRIDLE}.bricks-cart-added`);
  await page.waitForSelector(`${BRIDLE} + .added_to_cart`);
  expect(await axe(page)).toEqual([]);
});
