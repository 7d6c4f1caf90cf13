import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from '../../support/browser.ts';

/**
 * Shows and hides each of these passwords by keyboard and pointer; the caret stays, and axe finds nothing.
 *
 * @param hideButton Name of a field's button while its password shows.
 */
export async function tryPasswords(
  page: Page,
  ids: readonly string[],
  hideButton: (example: Locator) => Locator,
): Promise<void> {
  for (const id of ids) {
    const field = `#${id}`;
    const example = page.locator('.element-example', { has: page.locator(field) });
    await example.locator('[data-island-state="ready"]').waitFor({ state: 'attached' });
    await page.fill(field, 'tack room');
    await page.$eval(field, (input) => input instanceof HTMLInputElement && input.setSelectionRange(4, 4));
    await page.keyboard.press('Tab');
    expect(await example.locator('button:focus').count()).toBe(1);
    await page.keyboard.press('Space');
    expect(await page.getAttribute(field, 'type')).toBe('text');
    expect(await axe(page, '.element-example')).toEqual([]);
    await page.focus(field);
    await page.keyboard.type('-');
    expect(await page.inputValue(field)).toBe('tack- room');
    await hideButton(example).click();
    expect(await page.getAttribute(field, 'type')).toBe('password');
  }
}
