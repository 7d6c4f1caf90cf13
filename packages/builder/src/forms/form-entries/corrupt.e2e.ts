import { expect, it } from 'vitest';
import { withShop } from '../../../../../e2e/support/browser.ts';
import { isKept, ready } from '../../testing/form-on-page.ts';

const FORM = 'form[data-element-id="wizard"]';
const NAME = `${FORM} [name="form-field-wzname"]`;

it.each([
  '{"form-field-wzname":["Ada"',
  '[]',
  'null',
  '"Ada"',
  '{"form-field-wzname":"Ada"}',
  '{"form-field-wzname":[{"first":"Ada"}]}',
  '{"form-field-wzname":[["Ada"]]}',
  '{"form-field-wzname":[null],"__proto__":{"polluted":true}}',
  '\u0000',
])('starts as printed if the stored entries are damaged: %j', async (spoilt) => {
  const page = await withShop('/builder/wizard/');
  await ready(page, FORM);
  await page.fill(NAME, 'Joan');
  await isKept(page, 'Joan');
  await page.reload();
  await ready(page, FORM);
  await page.waitForFunction((field) => document.querySelector<HTMLInputElement>(field)?.value === 'Joan', NAME);

  // Both stored values: the entries and the step.
  const keys = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('stirrup-form|entries')),
  );
  expect(keys).toHaveLength(1);
  await page.addInitScript(
    ([key = '', json = '']) => {
      sessionStorage.setItem(key, json);
      sessionStorage.setItem(key.replace('|entries|', '|step|'), json);
    },
    [keys[0] ?? '', spoilt],
  );
  await page.reload();
  await ready(page, FORM);
  await page.waitForSelector(`${FORM} [data-step-next]`);
  expect(await page.inputValue(NAME)).toBe('');
  expect(await page.locator(`${FORM} h2:visible`).allTextContents()).toEqual(['You']);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);

  // Later entries are stored again.
  await page.fill(NAME, 'Eve');
  await isKept(page, 'Eve');
});
