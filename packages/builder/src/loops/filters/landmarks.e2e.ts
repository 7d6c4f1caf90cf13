import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

it.each([
  '/builder/catalogue/',
  '/builder/catalogue/?colour%5B%5D=bay',
  '/builder/catalogue-submit/',
  '/builder/live-search/',
  '/builder/elements/filters/',
  '/elements/filters/',
  '/builder/elements/pagination/',
])('%s: all landmarks have different names', async (path) => {
  const page = await withShop(path);
  await page.waitForFunction(
    () => !document.querySelector(':is([data-brx-filter^="{"], [data-island]):not([data-island-state="ready"])'),
  );
  const violations = await axe(page, 'html');
  expect(violations.filter(({ rule }) => rule === 'landmark-unique')).toEqual([]);
});
