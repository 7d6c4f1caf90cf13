import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tryFaults } from '../../../../../e2e/shop/support/try-adding.ts';
import { addLink, holdBack, letFail, PRODUCT, watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';

const BRIDLE = addLink(PRODUCT.bridle);
const IRONS = addLink(PRODUCT.irons);
const MESSAGE = '.stirrup-message[role="alert"]';

/** Clicks within the page and reads the button's state in the same task, before any other code runs. */
const clickAndLook = (page: Page, selector: string) =>
  page.locator(selector).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
    return { classes: button.className, text: button.textContent, disabled: button.getAttribute('aria-disabled') };
  });
const start = async (page: Page, selector: string) => {
  await page.locator(selector).evaluate((button) => button.setAttribute('data-start', 'load'));
  await page.locator(selector).evaluate((button) => button.replaceWith(button.cloneNode(true)));
  await page.waitForSelector(`${selector}[data-island-state="ready"]`);
};
const countInCart = (page: Page) => page.locator('.widget_shopping_cart_content').first().locator('li').count();

it('shows in the same task that it adds, then that it has, and offers the cart', async () => {
  const page = await withShop('/shop/?reset=1');
  const calls = watchCalls(page);
  await start(page, BRIDLE);
  expect(await clickAndLook(page, BRIDLE)).toEqual({
    classes: expect.stringContaining('loading'),
    text: 'Adding',
    disabled: 'true',
  });
  await page.waitForSelector(`${BRIDLE}.added:not(.loading)`);
  expect(await page.textContent(BRIDLE)).toBe('Added');
  expect(await page.getAttribute(BRIDLE, 'aria-disabled')).toBeNull();
  expect(await axe(page, 'main')).toEqual([]);
  const link = page.locator(`${BRIDLE} + a.added_to_cart.wc-forward`);
  expect([await link.textContent(), await link.getAttribute('title')]).toEqual(['View cart', 'View cart']);
  expect(await page.textContent('.widget_shopping_cart_live_region[role="status"]')).toContain('Hazel Snaffle Bridle');
  await page.waitForFunction((selector) => document.querySelector(selector)?.textContent === 'Add to cart', BRIDLE);
  expect(await page.getAttribute(BRIDLE, 'class')).toContain('added');
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['add_to_cart']);
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toEqual({
    product_id: '103',
    product_sku: 'PC-BRI-01',
    quantity: '1',
    success_message: '“Hazel Snaffle Bridle” has been added to your cart',
  });

  await page.click(BRIDLE);
  await page.waitForFunction(() => document.querySelector('.mini_cart_item .quantity')?.textContent?.startsWith('2'));
  expect(await page.locator('a.added_to_cart').count()).toBe(1);
});

it('adds once for a double click, and one after the other for two buttons', async () => {
  const page = await withShop('/shop/');
  const calls = watchCalls(page);
  await letFail(page, 'add_to_cart', 'delay:150');
  await page.dblclick(BRIDLE);
  await page.click(IRONS);
  await page.waitForSelector(`${IRONS}.added`);
  expect(calls.map(({ endpoint, overlaps }) => [endpoint, overlaps])).toEqual([
    ['add_to_cart', false],
    ['add_to_cart', false],
  ]);
  expect(await countInCart(page)).toBe(2);
});

it('uses the builder’s endpoint, states, and texts of page and button', async () => {
  const page = await withShop(
    '/builder/elements/mini-cart/?adding=Packing+up&added=%3Cb%3EPacked+up%3C%2Fb%3E&reset=1',
  );
  const calls = watchCalls(page);
  let letGo = await holdBack(page, 'bricks_add_to_cart');
  await page.locator('.products .brx_ajax_add_to_cart').first().click();
  await page.waitForSelector('.bricks-cart-adding.disabled[disabled][aria-disabled="true"]:text-is("Packing up")');
  letGo();
  await page.waitForSelector('.bricks-cart-added:not([disabled], .disabled, [aria-disabled]) > b:text-is("Packed up")');
  expect(calls.map(({ endpoint, body }) => [endpoint, [...new URLSearchParams(body).keys()]])).toEqual([
    ['bricks_add_to_cart', ['product_id', 'quantity', 'product_type']],
  ]);

  const own = '.brxe-product-add-to-cart .brx_ajax_add_to_cart';
  letGo = await holdBack(page, 'bricks_add_to_cart');
  await page.click(own);
  await page.waitForSelector(`${own}.bricks-cart-adding > span:text-is("Packing")`);
  letGo();
  await page.waitForSelector(`${own}.bricks-cart-added > span:text-is("Packed")`);
  await page.waitForSelector(`${own}.bricks-cart-added:text-is("Add to cart")`);
});

it('shows a message after a useless answer, and works the next time', async () => {
  const page = await withShop('/shop/');
  await tryFaults(page, 'add_to_cart', BRIDLE, `${BRIDLE} + ${MESSAGE}`);
  expect(await axe(page, 'main')).toEqual([]);
  await page.click(BRIDLE);
  await page.waitForSelector(`${BRIDLE}.added`);
  expect(await page.locator(MESSAGE).count()).toBe(0);
});

it('shows a message without a network, and leads to the product, to the cart or to a notice as the shop is set up', async () => {
  const page = await withShop('/shop/');
  const calls = watchCalls(page);
  await start(page, BRIDLE);
  await page.waitForSelector('#secondary .widget_shopping_cart[data-island-state="ready"]', { state: 'attached' });
  await page.context().setOffline(true);
  // The cart beside the list is visible for a moment while something is added, but requests nothing while it is empty.
  let fail = () => {};
  await page.route('**/*wc-ajax=add_to_cart', (route) => {
    fail = () => void route.abort('internetdisconnected');
  });
  await page.click(BRIDLE);
  await page.waitForSelector('#secondary .widget_shopping_cart', { state: 'visible' });
  await waitForFrames(page);
  fail();
  await page.waitForSelector(`${BRIDLE} + ${MESSAGE}`);
  expect(await page.textContent(MESSAGE)).toContain('offline');
  takeFailedRequests(page);
  await page.context().setOffline(false);
  await page.unroute('**/*wc-ajax=add_to_cart');
  await page.click(BRIDLE);
  await page.waitForSelector(`${BRIDLE}.added`);
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['add_to_cart', 'add_to_cart']);
  expect(await page.locator(MESSAGE).count()).toBe(0);

  await page.goto(new URL('/shop/page/2/', page.url()).href);
  await page.click(addLink(PRODUCT.boots));
  await page.waitForURL('**/product/made-to-measure-boots/');

  await page.goto(new URL('/shop/?redirect=cart', page.url()).href);
  await page.click(BRIDLE);
  await page.waitForURL('**/cart/');

  await page.goto(new URL('/builder/shop/page/2/?error=notice&notice=yes', page.url()).href);
  await page.click(addLink(PRODUCT.boots));
  await page.waitForSelector('.woocommerce-notices-wrapper .woocommerce-error');
  expect(await page.textContent('.woocommerce-notices-wrapper')).toContain('need a fitting first');
  expect(await page.locator(MESSAGE).count()).toBe(0);
  await page.click('.brx_ajax_add_to_cart >> nth=0');
  await page.waitForSelector('.woocommerce-notices-wrapper .woocommerce-message');
});

it('claims no success for a product that does not exist, and survives attributes that make no sense', async () => {
  const page = await withShop('/shop/');
  await page.locator(BRIDLE).evaluate((button) => {
    button.setAttribute('data-product_id', '999999');
    button.setAttribute('data-quantity', 'a few');
  });
  await page.click(addLink(999999));
  await page.waitForSelector(MESSAGE);
  expect(await page.textContent(MESSAGE)).toBe('The shop could not do this. Please reload the page and try again.');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('undefined');
  takeFailedRequests(page);
});

it('ends well if its markup is removed before the answer arrives', async () => {
  const page = await withShop('/shop/');
  const letGo = await holdBack(page, 'add_to_cart');
  const requested = page.waitForRequest(/wc-ajax=add_to_cart/);
  await page.click(BRIDLE);
  await requested;
  const kept = await page.locator(BRIDLE).evaluateHandle((button) => button);
  await page.evaluate(() => document.querySelector('ul.products')?.remove());
  letGo();
  await page.waitForSelector('.widget_shopping_cart_content li', { state: 'attached' });
  const left = await kept.evaluate((button) => ({
    text: button.textContent,
    classes: button instanceof Element ? button.className : '',
    state: button instanceof Element && button.hasAttribute('data-island-state'),
  }));
  expect(left).toEqual({ text: 'Add to cart', classes: expect.not.stringMatching(/loading|added/), state: false });
});
