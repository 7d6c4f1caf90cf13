import { expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

it('shows the range of results after each page', async () => {
  const page = await withShop('/builder/elements/query-loops/');
  const summary = page.locator('[data-brx-qr-stats="loopaa"][data-island-state="ready"]');
  await summary.waitFor();
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"]', { state: 'attached' });
  const printed = await summary.textContent();
  const before = await page.locator('.brxe-loopaa').count();
  expect(printed).toContain(`1 to ${before} of`);
  await page.click(`[data-interactions*='"loopaa"']`);
  await expect.poll(() => page.locator('.brxe-loopaa').count()).toBeGreaterThan(before);
  const after = await page.locator('.brxe-loopaa').count();
  await expect.poll(() => summary.textContent()).toBe(printed?.replace(String(before), String(after)));
  expect(await axe(page, '.brxe-query-results-summary')).toEqual([]);
});
