import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../e2e/support/browser.ts';

const READY = '[data-island-state="ready"]';
const TOGGLE = '.show-password-input';
const typeOf = (page: Page, id: string) => page.getAttribute(`#${id}`, 'type');
const examples = [
  ['/elements/passwords/', 'account_password'],
  ['/elements/passwords/', 'new_password'],
  ['/elements/passwords/', 'own_field'],
] as const;

it.each(examples)('shows and hides by keyboard, and keeps the caret: %s %s', async (path, id) => {
  const page = await withShop(path);
  const example = page.locator('.element-example', { has: page.locator(`#${id}`) });
  await example.locator(READY).waitFor({ state: 'attached' });
  await page.fill(`#${id}`, 'tack room');
  await page.$eval(`#${id}`, (input) => input instanceof HTMLInputElement && input.setSelectionRange(4, 4));
  const button = example.locator(TOGGLE);
  await page.keyboard.press('Tab');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  expect(await typeOf(page, id)).toBe('text');
  expect(await axe(page, '.element-example')).toEqual([]);
  expect(await page.textContent('.widget_shopping_cart_live_region')).toBe('Your password is visible.');
  await page.focus(`#${id}`);
  await page.keyboard.type('-');
  expect(await page.inputValue(`#${id}`)).toBe('tack- room');
  await button.click();
  expect(await typeOf(page, id)).toBe('password');
});

it('has a button for each of three fields, and sends none of them as text', async () => {
  const page = await withShop('/my-account/?coming-soon=on');
  await page.waitForFunction(() => document.querySelectorAll('.show-password-input').length === 3);
  await page.fill('#password_current', 'paddock');
  await page.click('#password_current + button');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password_current');
  expect(await typeOf(page, 'password_1')).toBe('password');
  await page.evaluate(() => {
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  });
  await page.click('[name="save_account_details"]');
  expect(await typeOf(page, 'password_current')).toBe('password');
});

it('logs in with a password that is shown', async () => {
  const page = await withShop('/my-account/');
  await page.fill('#username', 'groom');
  await page.fill('#password', 'paddock');
  await page.click('.show-password-input');
  await page.click('[name="login"]');
  await page.waitForSelector('text=your horses are fed');
});

it('comes to life in a form that is inserted later', async () => {
  const page = await withShop('/elements/passwords/');
  await page.waitForSelector(`#account_password${READY}`);
  await page.evaluate(() => {
    const form = document.querySelector('.woocommerce form');
    if (form) form.after(form.cloneNode(true));
  });
  const copy = page.locator('#account_password').nth(1);
  await copy.locator('xpath=self::*[@data-island-state="ready"]').waitFor();
  await page.locator('.woocommerce form').nth(1).locator('.show-password-input').click();
  expect(await copy.getAttribute('type')).toBe('text');
  expect(await page.locator('#account_password').first().getAttribute('type')).toBe('password');
});
