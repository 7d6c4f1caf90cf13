import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { axe } from '../../../../../e2e/support/browser.ts';
import { formOn, isKept, ready } from '../../testing/form-on-page.ts';

const CONTACT = '/builder/contact/';
const named = (id: string) => `[name="form-field-${id}"]`;
const file = (name: string, mimeType: string, size = 64) => ({ name, mimeType, buffer: Buffer.alloc(size, 1) });

/** The shop's entries from the form with this e-mail address. */
async function received(page: import('playwright-core').Page, mail: string): Promise<[string, string][][]> {
  const calls: { endpoint?: string; fields?: [string, string][] }[] = await (
    await page.request.get('/__log?kind=call')
  ).json();
  return calls.flatMap(({ fields = [] }) => (fields.some(([, value]) => value === mail) ? [fields] : []));
}

it('a question with pictures and a bot check is sent over a slow network, and acknowledged', async () => {
  const { page, at, send, message } = await formOn(`${CONTACT}?fault=delay:400@bricks_form_submit`, 'contac');
  const mail = `${randomUUID()}@example.test`;
  await send();
  await page.waitForFunction(() => document.activeElement?.matches('[name="form-field-ctname"][aria-invalid="true"]'));
  expect(await page.locator(at('[aria-invalid="true"]')).count()).toBeGreaterThan(6);
  expect(await axe(page)).toEqual([]);

  await page.fill(at(named('ctname')), 'Ada');
  await page.fill(at(named('ctmail')), mail);
  await page.selectOption(at(named('ctabou')), 'A fitting');
  await page.check(at('[value="Hacking"]'));
  await page.fill(at(named('cttext')), 'Does it fit?');
  await page.check(at('[name="form-field-ctagre[]"]'));
  await page.setInputFiles(at(named('ctfile')), [file('left.png', 'image/png'), file('notes.txt', 'text/plain')]);
  await page.setInputFiles(at(named('ctfile')), [file('right.png', 'image/png')]);
  await page.setInputFiles(at(named('ctfile')), [file('large.png', 'image/png', 1_100_000)]);
  expect(await page.locator(at('.file-result.show .text')).allTextContents()).toEqual(['right.png', 'left.png']);
  expect(await page.locator(at('.file-result.danger')).count()).toBe(2);
  expect(await axe(page, at())).toEqual([]);

  await page.dblclick(at('[type="submit"]'));
  await page.waitForSelector(at('.message.success'));
  expect(await message()).toContain('Thank you');
  const calls = await received(page, mail);
  expect(calls).toHaveLength(1);
  const values = (name: string) => (calls[0] ?? []).flatMap(([key, value]) => (key === name ? [value] : []));
  expect(values('form-field-ctfile[]')).toEqual(['left.png (image/png, 64 bytes)', 'right.png (image/png, 64 bytes)']);
  expect(values('form-field-ctdisc[]')).toEqual(['Hacking']);
  expect(values('cf-turnstile-response').at(-1)).toMatch(/^turnstile-/);
  expect(values('urlParams')).toEqual(['{"fault":"delay:400@bricks_form_submit"}']);
  expect(await page.inputValue(at(named('cttext')))).toBe('');
  await page.waitForSelector(at('.file-result.show'), { state: 'detached' });
});

it('entries survive an accidental reload, passwords do not, and sent ones are discarded', async () => {
  const { page, at, send } = await formOn('/builder/account-forms/', 'acclog');
  await page.fill(at('[type="text"]'), 'nobody');
  await page.fill(at('[type="password"]'), 'secret');
  await ready(page, 'form[data-element-id="accreg"]');
  await page.fill('form[data-element-id="accreg"] [name="user_email"]', 'ada@example.test');
  for (const text of ['nobody', 'ada@example.test']) await isKept(page, text);
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

it('works from right to left, in our own dialect and on a phone', async () => {
  const phone = { viewport: { width: 390, height: 800 } };
  const { page, send } = await formOn('/contact/?direction=rtl', 'contac', { context: phone });
  await send();
  await page.waitForSelector('[aria-invalid="true"]');
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
