import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

const COUNT = '.woocommerce-result-count[data-island-state="ready"]';

/** Keeps the values of `aria-hidden` that counts get: on a busy machine, two seconds may be over before the page has loaded. */
const keepHidden = (page: Page) =>
  page.addInitScript(() => {
    const hidden: unknown[] = [];
    Object.assign(globalThis, { hidden });
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof Element && target.matches('.woocommerce-result-count'))
          hidden.push(target.getAttribute('aria-hidden'));
      }
    }).observe(document, { attributeFilter: ['aria-hidden'], subtree: true });
  });

it.each(['', '/builder'])('announces the count after sorting, and keeps its text meanwhile: %s', async (prefix) => {
  const page = await withShop(`${prefix}/shop/?orderby=price`, {
    prepare: async (before) => {
      await before.clock.install();
      await keepHidden(before);
    },
  });
  const count = page.locator(COUNT);
  await page.waitForSelector(`${COUNT}[role="alert"]`);
  const text = await count.textContent();
  expect(text).toContain('Sorted by price: low to high');
  await page.clock.fastForward(2000);
  await page.waitForSelector(`${COUNT}[role="alert"][aria-hidden="false"]`);
  expect(await page.evaluate('hidden')).toEqual(['true', 'false']);
  expect(await count.textContent()).toBe(text);
  expect(await axe(page, COUNT)).toEqual([]);
});

it('announces nothing for an unchanged listing', async () => {
  const page = await withShop('/shop/');
  await page.waitForSelector(COUNT);
  expect(await page.getAttribute(COUNT, 'role')).toBe('status');
  expect(await page.getAttribute(COUNT, 'aria-hidden')).toBe(null);
});
