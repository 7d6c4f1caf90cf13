import { expect, it } from 'vitest';
import { withShop } from '../../../../e2e/support/browser.ts';

const BUTTON = `[data-interactions*='"loopli"']`;

it('loads once per double click, is busy meanwhile, and is not there without more', async () => {
  const page = await withShop('/builder/elements/query-loops/?fault=delay:300@load_query_page');
  const button = page.locator(`${BUTTON}[data-island-state="ready"]`);
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"]', { state: 'attached' });
  expect(await page.isVisible(`[data-interactions*='"loopno"']`)).toBe(false);
  const items = page.locator('.brxe-loopli');
  let shown = await items.count();
  await button.click({ clickCount: 2 });
  expect(await button.getAttribute('class')).toContain('is-loading');
  await expect.poll(() => items.count()).toBeGreaterThan(shown);
  shown = await items.count();
  await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
  expect(await items.count()).toBe(shown);
  expect(await page.locator('.brx-load-more-hidden').count()).toBeGreaterThan(0);
});
