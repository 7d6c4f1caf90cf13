import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';
import { filterCalls, names, whenShown } from '../../testing/filter-calls.ts';

it.each([
  ['bricks', '/builder/elements/filters/', '#brxe-fi', '#filter-results', 'fi'],
  ['stirrup', '/elements/filters/', 'select[name="form-field-ow', '.product-lines', 'ow'],
])('sorts, sets the number per page and filters, also by keyboard: %s', async (_dialect, path, start, list, prefix) => {
  const page = await withShop(path);
  const select = (name: string) => `${start}${name}${start.includes('[') ? '"]' : ''}`;
  await page.waitForSelector(`${select('sort')}[data-island-state="ready"]`);
  const calls = filterCalls(page);
  await page.focus(select('sort'));
  await whenShown(page, async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
  });
  expect(calls.at(-1)).toEqual({ [`${prefix}sort`]: 'title_DESC' });
  expect((await names(page, list))[0]).toMatch(/^Withy/);
  expect(await page.evaluate((selector) => document.activeElement?.matches(selector), select('sort'))).toBe(true);
  await whenShown(page, () => page.selectOption(select('perp'), '24'));
  expect(await names(page, list)).toHaveLength(24);
  expect(await page.inputValue(select('sort'))).toBe('title_DESC');
  expect(await axe(page, select('sort'))).toEqual([]);
});
