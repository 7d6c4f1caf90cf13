import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tryFaults } from '../../../../../e2e/shop/support/try-adding.ts';
import { holdBack, letFail, watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';
import { CMS_FAULTS } from '../../../../../stories/support/cms-faults.ts';

const BUTTON = '.single_add_to_cart_button';
const ADDED = `${BUTTON}.bricks-cart-added`;
const MESSAGE = `${BUTTON} ~ .stirrup-message[role="alert"]`;
const BRIDLE = '/builder/product/hazel-snaffle-bridle/';
const GROUP = '/builder/product/first-pony-collection/';
const MASK = '/builder/product/hedgerow-fly-mask/?swatches=none';

const faults = async (page: Page) => (await axe(page, 'main')).filter(({ rule }) => !(rule in CMS_FAULTS));
const bodyOf = (call: { body: string } | undefined) => decodeURIComponent(call?.body ?? '');
const inCart = (page: Page) => page.locator('.cart-detail li.mini_cart_item').count();
const options = (page: Page, json: string) =>
  page.locator('form.cart').evaluate((form, text) => form.setAttribute('data-options', text), json);

it('adds a simple product in the background: states, texts, notice, cart', async () => {
  const page = await withShop(`${BRIDLE}?scroll=no`);
  // It opens by itself once it is up; on a busy machine that may take longer than an add waits.
  await page.locator('.brxe-woocommerce-mini-cart').dispatchEvent('pointerdown');
  await page.waitForSelector('.brxe-woocommerce-mini-cart[data-island-state="ready"]');
  const calls = watchCalls(page);
  const letGo = await holdBack(page, 'bricks_add_to_cart');
  await page.click('.quantity .plus');
  await page.click(BUTTON);
  await page.waitForSelector(`${BUTTON}.bricks-cart-adding.disabled[aria-disabled="true"]:has-text("Adding")`);
  letGo();
  await page.waitForSelector(`${ADDED}:not(.disabled):has-text("Added")`);
  expect(await page.textContent('.woocommerce-notices-wrapper .woocommerce-message')).toContain('2 × “Hazel');
  await page.waitForSelector('.cart-detail.active li.mini_cart_item');
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['bricks_add_to_cart']);
  expect(calls[0]?.body).toBe('product_id=103&quantity=2&product_type=simple');
  expect(new URL(page.url()).pathname).toBe(BRIDLE);
  await page.waitForSelector(`${BUTTON} + a.added_to_cart.wc-forward`);
  await page.waitForSelector(`${ADDED}:has-text("Add to cart")`);
  expect(await faults(page)).toEqual([]);
});

it('adds once for a double click, and by Enter in the field', async () => {
  const page = await withShop(BRIDLE);
  const calls = watchCalls(page);
  await letFail(page, 'bricks_add_to_cart', 'delay:200');
  // The next add waits for the shop's answer only, not for the code that shows notices.
  const letGo = await holdBack(page, /\/chunks\/notices-/);
  await page.dblclick(BUTTON);
  await page.waitForSelector(ADDED);
  expect(calls).toHaveLength(1);
  // The cart opens over the page after each add.
  await page.waitForSelector('.cart-detail.active');
  await page.keyboard.press('Escape');
  await page.focus('input.qty');
  await page.keyboard.press('Enter');
  await expect.poll(() => calls.length).toBe(2);
  letGo();
  await page.waitForSelector('.cart-detail.active');
  await page.keyboard.press('Escape');
  await page.fill('input.qty', '0');
  await page.click(BUTTON);
  expect(await page.locator('input.qty:invalid').count()).toBe(1);
  expect(calls).toHaveLength(2);
});

it('adds a variation, on the same element as the variations', async () => {
  const page = await withShop(MASK);
  const calls = watchCalls(page);
  await page.waitForSelector('.variations_form[data-island-state="ready"]');
  await page.click(BUTTON, { force: true });
  await page.waitForSelector(MESSAGE);
  expect(calls).toEqual([]);
  for (const select of await page.locator('.variations select').all()) {
    const value = await select.locator('option:not([value=""]):not([disabled])').first().getAttribute('value');
    await select.selectOption(value ?? '');
  }
  await page.waitForSelector(`${BUTTON}:not(.disabled)`);
  const id = await page.inputValue('input.variation_id');
  await page.click(BUTTON);
  await page.waitForSelector(ADDED);
  await expect.poll(() => page.getAttribute(BUTTON, 'aria-busy')).toBe(null);
  expect(await page.getAttribute(BUTTON, 'aria-disabled')).toBe(null);
  expect(bodyOf(calls[0])).toMatch(new RegExp(`quantity=1&variation_id=${id}&product_type=variable&variation\\[attr`));
  expect(bodyOf(calls[0])).not.toContain('add-to-cart');
  expect(await page.locator(MESSAGE).count()).toBe(0);
});

it('adds several of a group, and shows the reason if there is nothing to add', async () => {
  const page = await withShop(GROUP);
  const calls = watchCalls(page);
  await page.click(BUTTON);
  await page.waitForSelector(MESSAGE);
  expect(await page.textContent(MESSAGE)).toContain('choose the quantity');
  expect(await faults(page)).toEqual([]);
  expect(calls).toEqual([]);
  await page.locator('.quantity .plus').first().click();
  await page.click(BUTTON);
  await page.waitForSelector(ADDED);
  expect(bodyOf(calls[0])).toMatch(/^product_id=\d+&quantity=&product_type=grouped&products\[\d+\]=1&quantity\[/);
  await expect.poll(() => inCart(page)).toBe(1);
  expect(await page.locator(MESSAGE).count()).toBe(0);
});

it('sends the shop’s own forms as ever, the first one too, and leaves those that lead out of the shop', async () => {
  const page = await withShop('/product/hazel-snaffle-bridle/');
  const calls = watchCalls(page);
  await page.fill('input.qty', '3');
  await page.click(BUTTON);
  await page.waitForSelector('.woocommerce-message');
  expect(await page.textContent('.woocommerce-message')).toContain('3 × “Hazel Snaffle Bridle”');
  expect(calls.filter(({ endpoint }) => endpoint.includes('add'))).toEqual([]);
  await page.goto(new URL('/product/vintage-double-bridle/', page.url()).href);
  expect(await page.getAttribute('form.cart', 'data-island-state')).toBeNull();
});

it('adds in the background through the shop with our option, and leaves refusals to the page', async () => {
  const page = await withShop('/product/hazel-snaffle-bridle/');
  const calls = watchCalls(page);
  await options(page, '{"background":true}');
  await page.click(BUTTON);
  await page.waitForSelector(`${BUTTON}.added:not(.loading)`);
  expect(calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([['add_to_cart', 'product_id=103&quantity=1']]);
  await expect.poll(() => page.textContent('.widget_shopping_cart_live_region')).toContain('Added');

  await page.goto(new URL('/product/made-to-measure-boots/', page.url()).href);
  await options(page, '{"background":true}');
  await page.click(BUTTON);
  await page.waitForSelector('.woocommerce-error');
  expect(await page.textContent('.woocommerce-error')).toContain('need a fitting first');
});

it('leads to the product, shows a notice, or leads to the cart, as the shop is set up', async () => {
  const page = await withShop('/builder/product/made-to-measure-boots/?error=notice');
  await page.click(BUTTON);
  await page.waitForSelector('.woocommerce-notices-wrapper .woocommerce-error');
  expect(await page.textContent('.woocommerce-notices-wrapper')).toContain('need a fitting first');
  expect(await page.locator(`${BUTTON}.bricks-cart-adding, ${MESSAGE}`).count()).toBe(0);

  await page.goto(new URL('/builder/product/made-to-measure-boots/?stay=no', page.url()).href);
  await page.click(BUTTON);
  await page.waitForURL((url) => url.search === '');

  await page.goto(new URL(`${BRIDLE}?redirect=cart`, page.url()).href);
  await page.click(BUTTON);
  await page.waitForURL('**/cart/');
});

it('follows no address of another site', async () => {
  const page = await withShop(BRIDLE);
  await page.route(
    (url) => url.searchParams.get('wc-ajax') === 'bricks_add_to_cart',
    (route) => route.fulfill({ json: { error: true, product_url: 'https://elsewhere.test/' } }),
  );
  await page.click(BUTTON);
  await page.waitForSelector(MESSAGE);
  expect(new URL(page.url()).pathname).toBe(BRIDLE);
});

it('shows a message after a useless answer, and works the next time', async () => {
  const page = await withShop(BRIDLE);
  await tryFaults(page, 'bricks_add_to_cart', BUTTON, MESSAGE);
  expect(await faults(page)).toEqual([]);
  await page.click(BUTTON);
  await page.waitForSelector(ADDED);
  expect(await page.locator(MESSAGE).count()).toBe(0);
});
