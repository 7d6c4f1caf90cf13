import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

const COUNT = '.woocommerce-result-count[data-island-state="ready"]';

it.each(['', '/builder'])('announces the count after sorting, and keeps its text meanwhile: %s', async (prefix) => {
  const page = await withShop(`${prefix}/shop/?orderby=price`, { prepare: (before) => before.clock.install() });
  const count = page.locator(COUNT);
  await page.waitForSelector(`${COUNT}[role="alert"][aria-hidden="true"]`);
  const text = await count.textContent();
  expect(text).toContain('Sorted by price: low to high');
  await page.clock.fastForward(2000);
  await page.waitForSelector(`${COUNT}[role="alert"][aria-hidden="false"]`);
  expect(await count.textContent()).toBe(text);
  expect(await axe(page, COUNT)).toEqual([]);
});

it('announces nothing for an unchanged listing', async () => {
  const page = await withShop('/shop/');
  await page.waitForSelector(COUNT);
  expect(await page.getAttribute(COUNT, 'role')).toBe('status');
  expect(await page.getAttribute(COUNT, 'aria-hidden')).toBe(null);
});
