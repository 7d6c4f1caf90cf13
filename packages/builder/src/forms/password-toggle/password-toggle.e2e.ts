import { expect, it } from 'vitest';
import { tryPasswords } from '../../../../../e2e/shop/support/try-passwords.ts';
import { openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { builderPassword } from './fixture.ts';

const READY = '[data-island-state="ready"]';

it.each([
  ['/elements/passwords/', ['own_password']],
  ['/builder/elements/passwords/', ['form_password', 'one_icon']],
])('shows and hides by keyboard, and keeps the caret: %s %s', async (path, ids) => {
  const page = await withShop(path);
  await tryPasswords(page, ids, (example) => example.getByRole('button', { name: 'Hide password' }));
});

it('works on a site without the shop, in a form that is reset and sent', async () => {
  const entry = `
    import { start } from '@stirrup/runtime';
    import { passwordToggle } from '@stirrup/builder/password-toggle';
    start(passwordToggle);
  `;
  const form = `<main><h1>Log in</h1><form>${builderPassword({ id: 'secret', label: 'Password' })}
    <button type="reset">Reset</button><button>Send</button></form></main>`;
  const page = await openPage(form, { entry });
  await page.waitForSelector(`.password-input-wrapper${READY}`);
  const show = async () => {
    await page.fill('#secret', 'paddock');
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.waitForSelector('#secret[type="text"]');
  };
  await show();
  await page.click('text=Reset');
  expect(await page.getAttribute('#secret', 'type')).toBe('password');
  await show();
  await page.evaluate(() => {
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      document.title = document.querySelector('input')?.type ?? '';
    });
  });
  await page.click('text=Send');
  await expect.poll(() => page.title()).toBe('password');
});

it('loses no press from before it is up, once', async () => {
  const page = await withShop('/account-forms/', {
    prepare: (before) =>
      before.route(codeOf('password-toggle'), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      }),
  });
  await page.locator('[data-island="password-toggle"] [data-part="toggle"]').first().click();
  await page.waitForSelector('[data-island="password-toggle"] input[type="text"]');
  expect(await page.locator('[data-island="password-toggle"] input[type="text"]').count()).toBe(1);
});
