import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Tabs into slides that move by themselves, each 300 ms, and expects the focus to stay on the link that it has got to.
 *
 * @param text Text of that link.
 */
export async function tabIntoSlides(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Tab');
  const link = await page.evaluateHandle(() => document.activeElement);
  expect(await link.evaluate((element) => element?.textContent)).toContain(text);
  await page.waitForTimeout(900);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
}
