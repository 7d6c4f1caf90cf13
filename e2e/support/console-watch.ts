import type { Page } from 'playwright-core';

const heard = new WeakMap<Page, string[]>();

/** Begins to note the page's console errors and warnings and its uncaught errors. */
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
 * What the page has written since the last call: errors and warnings on the console, uncaught errors. Whatever a test
 * does not take fails it at its end.
 *
 * @example
 * ```ts
 * expect(takeConsole(page)).toEqual([expect.stringContaining('expected a whole number')]);
 * ```
 */
export function takeConsole(page: Page): string[] {
  return heard.get(page)?.splice(0) ?? [];
}
