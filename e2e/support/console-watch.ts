import type { Page } from 'playwright-core';

/** A line of the console. */
interface Line {
  readonly text: string;
  /** The script that wrote it, if the browser names one, and the document in which it ran. */
  readonly source: string;
}

const heard = new WeakMap<Page, Line[]>();

/** Begins to record the page's console errors and warnings and its uncaught errors. */
export function watchConsole(page: Page): void {
  const lines: Line[] = [];
  heard.set(page, lines);
  const write = (text: string, script = '') => lines.push({ text, source: `${script} on ${page.url()}`.trim() });
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') write(`console.${type}: ${message.text()}`, message.location().url);
  });
  page.on('pageerror', (error) => write(`uncaught: ${error.stack || error.message}`));
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
  return takeLines(page).map(({ text }) => text);
}

/** Takes the same messages, each with the script and the document that it came from: for the message of a failing test. */
export function takeConsoleWithSources(page: Page): string[] {
  return takeLines(page).map(({ text, source }) => `${text} (${source})`);
}

function takeLines(page: Page): Line[] {
  return heard.get(page)?.splice(0) ?? [];
}

/** The browser's lines about a request that failed, and the error of code that could not be fetched. */
const FAILED_REQUEST =
  /^console\.error: Failed to load resource|^uncaught: .*Failed to fetch dynamically imported module/;

/** Takes the messages about requests that a test has made fail. All others stay, and make the test fail at its end. */
export function takeFailedRequests(page: Page): void {
  const lines = heard.get(page);
  const others = lines?.filter(({ text }) => !FAILED_REQUEST.test(text)) ?? [];
  lines?.splice(0, lines.length, ...others);
}
