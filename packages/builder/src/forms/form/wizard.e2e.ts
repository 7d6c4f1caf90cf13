import { expect, it } from 'vitest';
import { axe } from '../../../../../e2e/support/browser.ts';
import { formOn, isSubmit, ready } from '../../testing/form-on-page.ts';

it('is filled in by keys alone, step by step, with what depends on the answers', async () => {
  const { page, at, sent } = await formOn('/builder/wizard/', 'wizard');
  const { keyboard } = page;
  const heading = (text: string) =>
    page.waitForFunction((expected) => document.activeElement?.textContent?.trim() === expected, text);
  await page.waitForSelector(at('[data-step-next]'));
  expect(await axe(page)).toEqual([]);

  await page.focus(at('[name="form-field-wzname"]'));
  await keyboard.press('Enter');
  await page.waitForSelector(at('[name="form-field-wzname"][aria-invalid="true"]'));
  await keyboard.type('Ada');
  await keyboard.press('Tab');
  await keyboard.type('ada@example.test');
  await keyboard.press('Enter');
  await heading('Your horse');
  expect(await page.locator(at('[aria-current="step"]')).textContent()).toBe('Your horse');
  expect(sent).toHaveLength(0);

  await keyboard.press('Tab');
  await keyboard.press('Space');
  expect(await page.isVisible(at('[name="form-field-wzsize"]'))).toBe(false);
  await keyboard.press('ArrowDown');
  await page.waitForSelector(at('[name="form-field-wzsize"]'));
  await keyboard.press('Tab');
  await keyboard.type('77');
  await keyboard.press('Enter');
  await page.waitForSelector(at('[name="form-field-wzsize"][aria-invalid="true"]'));
  await page.fill(at('[name="form-field-wzsize"]'), '12');
  expect(await axe(page)).toEqual([]);

  await page.reload();
  await ready(page, at());
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="form-field-wzsize"]')?.value);
  expect(await page.isVisible(at('[name="form-field-wzsize"]'))).toBe(true);
  await page.focus(at('[name="form-field-wzsize"]'));
  await keyboard.press('Enter');
  await heading('The fitting');

  await page.selectOption(at('select'), 'At your shop');
  expect(await page.isVisible(at('textarea'))).toBe(false);
  await page.focus(at('[name="form-field-wznote"]'));
  const [request] = await Promise.all([page.waitForRequest(isSubmit), keyboard.press('Enter')]);
  await page.waitForSelector(at('.message.success'));
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  expect(body).toContain('name="form-field-wzsize"\r\n\r\n12');
  expect(body).not.toContain('form-field-wzaddr');
  // The field and its submit button are hidden now.
  await page.waitForFunction(() => document.activeElement?.matches('[data-step-next]'));
  await page.waitForSelector(at('[name="form-field-wzname"]'));
});
