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

/** The browser's lines about a request that failed, and the error of code that could not be fetched. */
const FAILED_REQUEST =
  /^console\.error: Failed to load resource|^uncaught: .*Failed to fetch dynamically imported module/;

/** Takes the messages about requests that a test has made fail. All others stay, and make the test fail at its end. */
export function takeFailedRequests(page: Page): void {
  const messages = heard.get(page);
  const others = messages?.filter((message) => !FAILED_REQUEST.test(message)) ?? [];
  messages?.splice(0, messages.length, ...others);
}
