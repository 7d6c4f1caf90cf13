import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';
import { filterCalls, whenShown } from '../../testing/filter-calls.ts';

it.each([
  ['bricks', '/builder/elements/filters/', 'fi', '#brxe-fiacti'],
  ['stirrup', '/elements/filters/', 'ow', '[data-island="active-filters"]'],
])('clears value after value by keyboard, and never loses the focus: %s', async (_dialect, path, prefix, list) => {
  const page = await withShop(`${path}?colour[]=bay&colour[]=moss&brx_${prefix}size=cob`);
  await page.waitForSelector(`${list}[data-island-state="ready"]`);
  await page.waitForSelector(`[name="form-field-${prefix}size"][data-island-state="ready"]`);
  const calls = filterCalls(page);
  const button = (value: string) => page.locator(`${list} [data-filter-value="${value}"]`);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await button('bay').getAttribute('aria-label')).toBe('Clear filter: Bay');
  expect(await axe(page, list)).toEqual([]);
  await button('bay').focus();
  await whenShown(page, () => page.keyboard.press('Enter'));
  expect([calls.at(-1), await focused()]).toEqual([
    ...[{ [`${prefix}colo`]: ['moss'], [`${prefix}size`]: 'cob' }, 'Clear filter: Moss'],
  ]);
  await whenShown(page, () => page.keyboard.press('Space'));
  expect(await focused()).toBe('Clear filter: Cob');
  await whenShown(page, () => page.keyboard.press('Space'));
  expect([calls.at(-1), await page.locator(`${list} button`).count()]).toEqual([{}, 0]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(`form-field-${prefix}size`);
  expect(new URL(page.url()).search).toBe('');
});
