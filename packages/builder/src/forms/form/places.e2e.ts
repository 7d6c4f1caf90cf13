import { expect, it } from 'vitest';
import { takeFailedRequests } from '../../../../../e2e/support/browser.ts';
import { formOn, isSubmit, ready } from '../../testing/form-on-page.ts';

const ELEMENTS = '/builder/elements/forms/';

it('works in a popup, and in a popup’s fetched content', async () => {
  const { page, sent } = await formOn(ELEMENTS, 'elnone');
  for (const [button, id, words] of [
    ['Call me back', 'elpopu', 'We call you.'],
    ['Ask', 'elfetc', 'We answer soon.'],
  ] as const) {
    await page.locator(`.brxe-button:text-is("${button}")`).first().click();
    const form = `.brx-popup:not(.hide) form[data-element-id="${id}"]`;
    await ready(page, form);
    await page.fill(`${form} input`, 'Ada');
    await page.press(`${form} input`, 'Enter');
    await page.waitForSelector(`${form} .message.success >> text=${words}`);
    await page.keyboard.press('Escape');
    await page.waitForSelector(form, { state: 'hidden' });
  }
  expect(sent).toHaveLength(2);
});

it('works in every item of a loop, also those added later, and sends the item’s id', async () => {
  const { page } = await formOn(ELEMENTS, 'elnone');
  const forms = page.locator('form[data-element-id="elloop"]');
  await page.click('[data-interactions*="loopfo"]');
  await page.waitForFunction(() => document.querySelectorAll('form[data-element-id="elloop"]').length > 2);
  const last = forms.nth(3);
  await last.scrollIntoViewIfNeeded();
  await last.locator('input').fill('ada@example.test');
  const [request] = await Promise.all([page.waitForRequest(isSubmit), last.locator('[type="submit"]').click()]);
  await last.locator('.message.success').waitFor();
  const object = await last.getAttribute('data-loop-object-id');
  expect(request.postDataBuffer()?.toString('latin1')).toContain(`name="loopId"\r\n\r\n${object}\r\n`);
  expect(await page.locator('.message').count()).toBe(1);
  takeFailedRequests(page);
});
