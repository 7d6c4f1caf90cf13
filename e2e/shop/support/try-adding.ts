import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takeConsole, takeFailedRequests } from '../../support/browser.ts';
import { letFail } from './watch-calls.ts';

/** The message for each kind of failure. */
const FAULTS = [
  ['500', 'cannot answer just now'],
  ['502', 'cannot answer just now'],
  ['429', 'Please wait a moment'],
  ['html', 'cannot answer just now'],
  ['empty', 'cannot answer just now'],
  ['drop', 'offline'],
  ['nonce', 'reload it'],
] as const;

/**
 * Presses an add-to-cart button with failing requests: each time it shows the reason and returns to its normal state.
 */
export async function tryFaults(page: Page, endpoint: string, button: string, message: string): Promise<void> {
  for (const [fault, words] of FAULTS) {
    const stop = await letFail(page, endpoint, fault);
    await page.click(button);
    await page.waitForSelector(message);
    expect(await page.textContent(message)).toContain(words);
    expect(await page.textContent(button)).toBe('Add to cart');
    expect(await page.getAttribute(button, 'class')).not.toMatch(/disabled|loading|adding|added/);
    takeFailedRequests(page);
    await stop();
  }
}

/**
 * Breaks a button whose content its island swaps, and presses it: the island restores the markup and reports one error.
 */
export async function pressBroken(page: Page, button: string, root: string): Promise<void> {
  await page.locator(button).evaluate((element) => {
    let failures = 0;
    addEventListener('stirrup:error', () => {
      failures += 1;
      Reflect.set(globalThis, 'failures', failures);
    });
    Object.defineProperty(element, 'replaceChildren', {
      value: () => {
        throw new Error('broken on purpose');
      },
    });
  });
  await page.click(button);
  await page.waitForSelector(`${root}[data-island-state="failed"]`);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'failures'))).toBe(1);
  expect(await page.textContent(button)).toBe('Add to cart');
  expect(await page.getAttribute(button, 'class')).not.toMatch(/loading|adding/);
  expect(takeConsole(page).join()).toContain('broken on purpose');
}
