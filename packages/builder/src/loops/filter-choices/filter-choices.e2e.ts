import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';
import { filterCalls, whenShown } from '../../testing/filter-calls.ts';

it.each([
  ['bricks', '/builder/elements/filters/', 'fi'],
  ['stirrup', '/elements/filters/', 'ow'],
])('works by keyboard: %s', async (_dialect, path, prefix) => {
  const page = await withShop(path);
  const input = (id: string, value: string) => `input[name="form-field-${prefix}${id}"][value="${value}"]`;
  const list = (id: string) => `ul:has(${input(id, 'on_sale')}, ${input(id, 'horse')})[data-island-state="ready"]`;
  await page.waitForSelector(list('kind'));
  await page.waitForSelector(list('sale'));
  const calls = filterCalls(page);
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('value'));

  await page.focus(input('kind', ''));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect([await focused(), calls]).toEqual(['rider', []]);
  await whenShown(page, () => page.keyboard.press('Space'));
  expect([calls, await focused(), await page.isChecked(input('kind', 'rider'))]).toEqual([
    ...[[{ [`${prefix}kind`]: 'rider' }], 'rider', true],
  ]);
  await whenShown(page, () => page.keyboard.press('Space'));
  expect([calls.at(-1), await page.isChecked(input('kind', ''))]).toEqual([{}, true]);

  await page
    .locator(`${list('sale')} span[tabindex]`)
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toMatch(/^On sale/);
  await whenShown(page, () => page.keyboard.press('Enter'));
  expect([calls.at(-1), await focused()]).toEqual([
    { [`${prefix}sale`]: 'on_sale' },
    expect.stringMatching(/^On sale/),
  ]);
  expect(await page.getAttribute(':focus', 'aria-checked')).toBe('true');
  // A click on the text, in a label, leaves the focus on it as well.
  await whenShown(page, () =>
    page
      .locator(`${list('sale')} span[tabindex]`)
      .first()
      .click(),
  );
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('radio');
  expect(await axe(page, `main ul:has(input)`)).toEqual([]);
});

it('chooses a whole branch with one request, and keeps the focus on an option that is disabled', async () => {
  const page = await withShop('/builder/catalogue/');
  await page.waitForSelector('#brxe-cacats[data-island-state="ready"]');
  const calls = filterCalls(page);
  const box = (value: string) => `#brxe-cacats input[value="${value}"]`;
  await whenShown(page, () => page.click(box('rider')));
  expect(calls).toEqual([{ cacats: ['rider', 'clothing', 'gloves', 'long-boots', 'safety', 'helmets'] }]);
  expect(await page.locator('#brxe-cacats li.brx-option-active').count()).toBe(6);
  expect(await page.evaluate((selector) => document.activeElement?.matches(selector), box('rider'))).toBe(true);
});
