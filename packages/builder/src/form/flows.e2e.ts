import { expect, it } from 'vitest';
import { axe } from '../../../../e2e/support/browser.ts';
import { formOn, ready } from '../testing/form-on-page.ts';

it('words survive an accidental reload, passwords do not, and what was sent is forgotten', async () => {
  const { page, at, send } = await formOn('/builder/account-forms/', 'acclog');
  await page.fill(at('[type="text"]'), 'nobody');
  await page.fill(at('[type="password"]'), 'secret');
  await page.fill('form[data-element-id="accreg"] [name="user_email"]', 'ada@example.test');
  await page.reload();
  await ready(page, at());
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[data-element-id="accreg"] [name="user_email"]')?.value,
  );
  expect(await page.inputValue(at('[type="text"]'))).toBe('nobody');
  expect(await page.inputValue(at('[type="password"]'))).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secret');
  await page.fill(at('[type="text"]'), 'groom');
  await page.fill(at('[type="password"]'), 'paddock');
  await send();
  await page.waitForURL('**/builder/shop/?from=login');
  await page.goBack();
  await ready(page, at());
  expect(await page.inputValue(at('[type="text"]'))).toBe('');
});

it('reads from right to left, in our own dialect and on a phone, and is as easy to use', async () => {
  const phone = { viewport: { width: 390, height: 800 } };
  const { page, send } = await formOn('/contact/?direction=rtl', 'contac', { context: phone });
  await send();
  await page.waitForSelector('[aria-invalid="true"]');
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
