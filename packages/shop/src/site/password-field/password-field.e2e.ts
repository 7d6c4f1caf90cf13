import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tryPasswords } from '../../../../../e2e/shop/support/try-passwords.ts';
import { inBothWays } from '../../../../../e2e/support/both-ways.ts';
import { withShop } from '../../../../../e2e/support/browser.ts';

const READY = '[data-island-state="ready"]';
const TOGGLE = '.show-password-input';
const typeOf = (page: Page, id: string) => page.getAttribute(`#${id}`, 'type');

it('shows and hides by keyboard, keeps the caret, and announces the change', async () => {
  const page = await withShop('/elements/passwords/');
  await tryPasswords(page, ['account_password', 'new_password', 'own_field'], (example) => example.locator(TOGGLE));
  await page.click(`#account_password + ${TOGGLE}`);
  await expect.poll(() => page.textContent('.widget_shopping_cart_live_region')).toBe('Your password is visible.');
});

inBothWays(() => {
  it('has a button for each of three fields, and sends none of them as text', async () => {
    const page = await withShop('/my-account/?coming-soon=on');
    await page.waitForFunction(() => document.querySelectorAll('.show-password-input').length === 3);
    await page.waitForSelector(`#password_current${READY}`);
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
    await page.waitForSelector(`#password${READY}`);
    await page.fill('#username', 'groom');
    await page.fill('#password', 'paddock');
    await page.click('.show-password-input');
    await page.click('[name="login"]');
    await page.waitForSelector('text=your horses are fed');
  });
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
