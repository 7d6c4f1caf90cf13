import type { Page } from 'playwright-core';

const heard = new WeakMap<Page, string[]>();

/** Begins to record the page's console errors and warnings and its uncaught errors. */
export function watchConsole(page: Page): void {
  const messages: string[] = [];
  heard.set(page, messages);
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') messages.push(`console.${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.stack || error.message}`));
}

/**
 * The errors and warnings on the page's console since the last call, and its uncaught errors. Messages that a test does
 * not take make it fail at its end.
 *
 * @example
 * ```ts
 * expect(takeConsole(page)).toEqual([expect.stringContaining('expected a whole number')]);
 * ```
 */
export function takeConsole(page: Page): string[] {
  return heard.get(page)?.splice(0) ?? [];
}
