import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { watchCalls } from '../../../../../e2e/shop/support/watch-calls.ts';
import { axe, openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';
import { builderSite } from '../../../../../fixtures/cms/site.ts';
import { quantityField } from './fixture.ts';

const value = (page: Page, id: string) => page.inputValue(`#quantity_${id}`);
const box = (id: string) => `div.quantity:has(#quantity_${id})[data-island-state="ready"]`;
const entry = `
  import { start } from '@stirrup/runtime';
  import { quantity } from '@stirrup/shop/quantity';
  start(quantity);
`;

it.each([
  ['/elements/quantity/', '[data-part="minus"]', '[data-part="plus"]'],
  ['/builder/elements/quantity/', '.minus', '.plus'],
])('steps within its limits by mouse and keyboard, and follows typed amounts: %s', async (path, minus, plus) => {
  const page = await withShop(path);
  await page.click(`${box('bounded')} ${plus}`);
  expect(await value(page, 'bounded')).toBe('3');
  await page.focus(`${box('bounded')} ${minus}`);
  await page.keyboard.press('Space');
  expect(await value(page, 'bounded')).toBe('2');
  expect(await page.getAttribute(`${box('bounded')} ${minus}`, 'aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  expect(await value(page, 'bounded')).toBe('2');
  expect(await page.evaluate((selector) => document.activeElement?.matches(selector), minus)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.click(`${box('quarter')} ${plus}`);
  await page.click(`${box('quarter')} ${plus}`);
  expect(await value(page, 'quarter')).toBe('1');
  expect(await value(page, 'below')).toBe('3');
  await page.click(`${box('grouped')} ${plus}`);
  expect(await value(page, 'grouped')).toBe('1');
  await expect.poll(() => page.textContent('.widget_shopping_cart_live_region')).toMatch(/^1\s?$/);
  expect(await axe(page, 'main')).toEqual([]);

  await page.fill('#quantity_bounded', '6');
  expect(await page.getAttribute(`${box('bounded')} ${plus}`, 'aria-disabled')).toBe('true');
  await page.fill('#quantity_bounded', '40');
  await page.click(`${box('bounded')} ${minus}`);
  expect(await value(page, 'bounded')).toBe('6');
});

it('works in content that comes later, by touch, from right to left, under a strict policy', async () => {
  const page = await withShop('/builder/elements/quantity/?direction=rtl&csp=strict', {
    context: { hasTouch: true, viewport: { width: 390, height: 800 }, colorScheme: 'dark' },
  });
  await page.waitForSelector(box('any'));
  await page.locator('form:has(#quantity_any)').evaluate((form) => {
    const copy = form.cloneNode(true);
    form.remove();
    document.querySelector('main')?.prepend(copy);
  });
  await page.tap(`${box('any')} .plus`);
  expect(await value(page, 'any')).toBe('2');
  expect(await axe(page, 'main')).toEqual([]);
});

it('enables the cart page’s update button', async () => {
  const page = await withShop('/product/hazel-snaffle-bridle/');
  await page.click('.single_add_to_cart_button');
  await page.waitForSelector('.woocommerce-message');
  await page.goto(new URL('/builder/cart/', page.url()).href);
  const update = page.locator('button[name="update_cart"]');
  // The shop's own script disables it until a quantity changes.
  await update.evaluate((button) => button.setAttribute('disabled', ''));
  await page.click('.woocommerce-cart-form .action.plus');
  // The click waits for the island's code.
  await expect.poll(() => update.isDisabled()).toBe(false);
  expect(await update.getAttribute('aria-disabled')).toBe('false');
});

it('keeps a list’s link at the amount in its field', async () => {
  const field = quantityField({ name: 'Brush' }, { id: 'loop', site: builderSite });
  const page = await openPage(
    `<form class="cart brx-loop-product-form" method="post" action="">${field}
     <a class="add_to_cart_button" href="/?add-to-cart=47" data-product_id="47" data-quantity="1">Add</a></form>`,
    { entry },
  );
  const calls = watchCalls(page);
  await page.click('.plus');
  await page.waitForSelector('a[data-quantity="2"]');
  await page.focus('input');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/?add-to-cart=47&quantity=2');
  expect(calls).toEqual([]);
});

it('leaves a field that works when its code cannot be loaded, and harms no neighbour', async () => {
  const page = await withShop('/builder/elements/quantity/', {
    prepare: (before) => withoutCode(before, codeOf('quantity')),
  });
  await page.waitForSelector('div.quantity[data-island-state="failed"]');
  await page.fill('#quantity_any', '4');
  expect(await value(page, 'any')).toBe('4');
  // The mini cart's code is in the same file.
  await page.waitForSelector('body[data-island-state="ready"]');
  expect(takeConsole(page).length).toBeGreaterThan(0);
});
