import { expect, it } from 'vitest';
import { axe, openPage, withShop } from '../../../../e2e/support/browser.ts';
import { builderPassword } from '../../../../fixtures/cms/markup/password-fields.ts';

const READY = '[data-island-state="ready"]';
const examples = [
  ['/elements/passwords/', 'own_password'],
  ['/builder/elements/passwords/', 'form_password'],
  ['/builder/elements/passwords/', 'one_icon'],
] as const;

it.each(examples)('shows and hides by keyboard, and keeps the caret: %s %s', async (path, id) => {
  const page = await withShop(path);
  const example = page.locator('.element-example', { has: page.locator(`#${id}`) });
  await example.locator(READY).waitFor({ state: 'attached' });
  await page.fill(`#${id}`, 'tack room');
  await page.$eval(`#${id}`, (input) => input instanceof HTMLInputElement && input.setSelectionRange(4, 4));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.getAttribute(`#${id}`, 'type')).toBe('text');
  expect(await axe(page, '.element-example')).toEqual([]);
  await page.focus(`#${id}`);
  await page.keyboard.type('-');
  expect(await page.inputValue(`#${id}`)).toBe('tack- room');
  await example.getByRole('button', { name: 'Hide password' }).click();
  expect(await page.getAttribute(`#${id}`, 'type')).toBe('password');
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
