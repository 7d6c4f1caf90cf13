import { describe, expect, it } from 'vitest';
import { axe, takeFailedRequests } from '../../../../../e2e/support/browser.ts';
import { formOn } from '../../testing/form-on-page.ts';

const ELEMENTS = '/builder/elements/forms/';

describe('the outcome', () => {
  it('an outdated nonce is renewed, and the form sent again; the entries stay if the server says so', async () => {
    const { page, at, send, message, sent } = await formOn(`${ELEMENTS}?nonces=stale`, 'elkeep');
    await page.fill(at('input'), 'Ada');
    await send();
    expect(await message()).toBe('Saved.');
    expect(sent).toHaveLength(2);
    expect(await page.inputValue(at('input'))).toBe('Ada');
  });

  it('the server’s errors show at their fields, its messages at the form', async () => {
    const { page, at, send, message } = await formOn('/builder/account-forms/', 'accreg');
    await page.fill(at('[name="user_login"]'), 'groom');
    await page.fill(at('[name="user_pass"]'), 'short');
    await send();
    await page.waitForSelector(at('[name="user_email"][aria-invalid="true"]'));
    const described = (name: string) =>
      page.locator(at(`[name="${name}"]`)).evaluate((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(),
      );
    expect(await described('user_login')).toBe('This username is taken.');
    expect(await described('user_pass')).toBe('Please enter a password of at least 8 characters.');
    expect(await axe(page, at())).toEqual([]);
    await page.fill(at('[name="user_login"]'), 'ada');
    await page.fill(at('[name="user_email"]'), 'ada@example.test');
    await page.fill(at('[name="user_pass"]'), 'long enough');
    await send();
    expect(await message()).toBe('Welcome to the stable.');
    expect(await page.locator(at('[aria-invalid="true"]')).count()).toBe(0);
    expect(await page.inputValue(at('[name="user_login"]'))).toBe('');
  });

  it('a login redirects as the form says', async () => {
    const { page, at, send } = await formOn('/builder/account-forms/', 'acclog');
    await page.fill(at('[type="text"]'), 'groom');
    await page.fill(at('[type="password"]'), 'paddock');
    await send();
    await page.waitForURL('**/builder/shop/?from=login');
  });

  it('protected content shows after the reload', async () => {
    const { page, at, send } = await formOn('/builder/account-forms/', 'accunl');
    await page.fill(at('[type="password"]'), 'wrong');
    await send();
    await page.waitForSelector(at('.message.error'));
    await page.fill(at('[type="password"]'), 'paddock');
    await send();
    await page.waitForSelector('text=every bridle is ten per cent off');
  });
});

describe('without a response', () => {
  it('offline: no entry is lost, and the retry sends the same', async () => {
    const { page, at, send, message, sent } = await formOn(ELEMENTS, 'elcapt');
    // Its bot check cannot be loaded either, and is loaded on the retry.
    await page.context().setOffline(true);
    await page.fill(at('input'), 'Ada');
    await send();
    await page.waitForSelector(at('.message.error button'));
    expect(await page.inputValue(at('input'))).toBe('Ada');
    expect(await axe(page, at())).toEqual([]);
    await page.context().setOffline(false);
    await page.click(at('.message button'));
    await page.waitForSelector(at('.message.success'));
    expect(await message()).toBe('Success');
    expect(sent).toHaveLength(1);
    takeFailedRequests(page);
  });

  it('sends one request at a time, for any number of clicks', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { page, at, sent } = await formOn(ELEMENTS, 'elkeep', {
      prepare: (prepared) => prepared.route('**/admin-ajax.php', (route) => held.then(() => route.continue())),
    });
    await page.fill(at('input'), 'Ada');
    await page.dblclick(at('[type="submit"]'));
    await page.waitForSelector(at('[type="submit"].sending'));
    await page.focus(at('input'));
    await page.keyboard.press('Enter');
    letGo();
    await page.waitForSelector(at('.message.success'));
    expect(sent).toHaveLength(1);
  });
});
