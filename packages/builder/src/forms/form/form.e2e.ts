import { expect, it } from 'vitest';
import { axe, openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { isSubmit } from '../../testing/form-on-page.ts';

const READY = '[data-island-state="ready"]';
const entry = `
  import { start } from '@stirrup/runtime';
  import { form } from '@stirrup/builder/form';
  start(form);
`;
const markup = `<form class="brxe-form" method="post" data-element-id="formaa" data-notice='{"closeButton":true}'>
  <div class="form-group" role="group"><input name="form-field-nameff" aria-label="Name" type="text" value="Ada"></div>
  <div class="form-group submit-button-wrapper"><button type="submit"><span class="text">Send</span></button></div>
</form>`;

it('sends, keeps the focus, and its message closes by its button', async () => {
  const sent: string[] = [];
  const page = await openPage(markup, {
    entry,
    path: '/contact/?from=card',
    prepare: (prepared) =>
      prepared.route('**/admin-ajax.php', (route) => {
        sent.push(route.request().postDataBuffer()?.toString() ?? '');
        return route.fulfill({ json: { success: true, data: { type: 'success', message: '<b>Thank</b> you' } } });
      }),
  });
  await page.waitForSelector(READY);
  await page.focus('[type="submit"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('form > .message.success > .text > b');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('name="urlParams"\r\n\r\n{"from":"card"}');
  expect(await page.evaluate(() => document.activeElement?.matches('[type="submit"]:not([aria-disabled])'))).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.message', { state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.matches('[type="submit"]'))).toBe(true);
});

it('is sent in the background even before its code has loaded; WordPress’s own form is left to the browser', async () => {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await withShop('/builder/account-forms/', {
    prepare: (prepared) =>
      prepared.route(codeOf('form'), async (route) => {
        await arrival;
        await route.continue();
      }),
  });
  const at = (id: string, selector: string) => `form[data-element-id="${id}"] ${selector}`;
  await page.waitForSelector('form[data-island-state="loading"]');
  await page.fill(at('acclos', 'input'), 'groom');
  const submit = page.waitForRequest(isSubmit);
  await page.click(at('acclos', '[type="submit"]'));
  release();
  await submit;
  await page.waitForSelector(at('acclos', '.message.success'));
  expect(new URL(page.url()).pathname).toBe('/builder/account-forms/');

  await page.fill(at('accpos', 'input'), 'paddock');
  const posted = page.waitForRequest(
    (request) => request.url().includes('action=postpass') && request.isNavigationRequest(),
  );
  await page.click(at('accpos', '[type="submit"]'));
  expect((await posted).postData()).toContain('post_password=paddock');
});
