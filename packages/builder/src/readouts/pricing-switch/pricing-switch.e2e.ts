import { expect, it } from 'vitest';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { describeShifts, shiftsOf, watchShopShifts } from '../../../../../e2e/support/layout-shifts.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const READY = '[data-island-state="ready"]';

it.each([
  ['/elements/pricing-switch/', '[data-island="pricing-switch"]', '€ 410'],
  ['/builder/elements/pricing-switch/', '.brxe-pricing-tables', '€ 410'],
])('is worked by pointer and keyboard, each for itself, and in copies: %s', async (path, selector, price) => {
  const page = await withShop(path);
  const root = page.locator(selector);
  await page.locator(`${selector}${READY}`).nth(1).waitFor();
  expect(await root.nth(0).getByText(price).isVisible()).toBe(true);
  expect(await root.nth(1).getByText(price).isVisible()).toBe(false);
  await root.nth(0).getByRole('radio', { name: 'Yearly' }).click();
  await root.nth(0).getByText('€ 4,510').waitFor();
  expect(await root.nth(0).getByText(price).isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Prices shown: Yearly');
  await page.keyboard.press('ArrowLeft');
  await root.nth(0).getByText(price).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-checked'))).toBe('true');
  expect(await axe(page, 'main')).toEqual([]);

  await root.nth(0).evaluate((element) => element.after(element.cloneNode(true)));
  await page.locator(`${selector}${READY}`).nth(2).waitFor();
  await root.nth(1).getByRole('radio', { name: 'Yearly' }).click();
  await root.nth(1).getByText('€ 4,510').waitFor();
  expect(await root.nth(0).getByText(price).isVisible()).toBe(true);
});

it('shows a table for the link to it, follows the reading direction, and moves nothing when it comes up', async () => {
  const page = await withShop('/elements/pricing-switch/?direction=rtl', { prepare: watchShopShifts });
  const root = page.locator('#own-prices');
  await page.locator(`#own-yearly${READY}`).waitFor();
  await waitForFrames(page);
  expect(await shiftsOf(page), await describeShifts(page)).toBe(0);
  await page.getByRole('link', { name: 'The box for a year' }).click();
  await root.getByText('€ 4,510').waitFor();
  await root.getByRole('radio', { name: 'Yearly' }).focus();
  await page.keyboard.press('ArrowRight');
  await root.getByText('€ 410').waitFor();
});

it('shows all tables without JavaScript, and without its code', async () => {
  const page = await withShop('/elements/pricing-switch/', { context: { javaScriptEnabled: false } });
  expect(await page.locator('#own-prices section:visible').count()).toBe(4);
  const failed = await withShop('/elements/pricing-switch/', {
    prepare: (before) => withoutCode(before, codeOf('pricing-switch')),
  });
  await failed.waitForSelector('#own-prices[data-island-state="failed"]');
  expect(await failed.locator('#own-prices section:visible').count()).toBe(4);
  expect(takeConsole(failed).length).toBeGreaterThan(0);
});
