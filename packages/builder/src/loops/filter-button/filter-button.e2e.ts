import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';
import { filterCalls, names, whenShown } from '../../testing/filter-calls.ts';

it('sends nothing before the submit button is pressed; reset clears all, and moves the focus', async () => {
  const page = await withShop('/builder/catalogue-submit/');
  for (const id of ['cbcolo', 'cbsort', 'cbappl']) await page.waitForSelector(`#brxe-${id}[data-island-state="ready"]`);
  const calls = filterCalls(page);
  const before = await names(page, '#catalogue-grid');
  await page.click('#brxe-cbcolo input[value="bay"]');
  await page.selectOption('#brxe-cbsort', 'title_DESC');
  expect([calls, new URL(page.url()).search]).toEqual([[], '']);
  await whenShown(page, () => page.click('#brxe-cbappl'));
  expect(calls).toEqual([{ cbcolo: ['bay'], cbsort: 'title_DESC' }]);
  expect(await axe(page, '.filter-submits')).toEqual([]);
  await page.focus('#brxe-cbrese');
  await whenShown(page, () => page.keyboard.press('Enter'));
  expect([calls.at(-1), await names(page, '#catalogue-grid'), await page.isVisible('#brxe-cbrese')]).toEqual([
    ...[{}, before, false],
  ]);
  expect(await page.evaluate(() => document.activeElement?.closest('aside') !== null)).toBe(true);
});

it('shows the selection on another page', async () => {
  const page = await withShop('/builder/catalogue-submit/');
  for (const id of ['cbcolo', 'cbredi']) await page.waitForSelector(`#brxe-${id}[data-island-state="ready"]`);
  await page.click('#brxe-cbcolo input[value="bay"]');
  await page.click('#brxe-cbredi');
  await page.waitForURL('**/builder/catalogue/?colour%5B%5D=bay');
  await page.waitForSelector('#brxe-caacti button');
  expect(await page.isChecked('#brxe-cacolo input[value="bay"]')).toBe(true);
});
