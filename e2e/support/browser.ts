import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { fileIn, flavourAsked, flavourOf } from '../../scripts/flavours.ts';
import { inWay, lookAfter } from './both-ways.ts';
import { bundle } from './bundle.ts';
import { testLaunchOptions } from './chromium.ts';
import { takeConsoleWithSources, watchConsole } from './console-watch.ts';
import { PATIENCE } from './patience.ts';
import { watchRequests } from './request-watch.ts';
import { documentOf, requireBuild, SITE, serveSite } from './test-site.ts';

export { axe } from './axe.ts';
export { takeConsole, takeConsoleWithSources, takeFailedRequests } from './console-watch.ts';
export { SITE } from './test-site.ts';

/** Flavour of the built files; see `STIRRUP_FLAVOUR` in docs/architecture.md. */
const flavour = flavourAsked();

/** Options of a test page, besides its markup. */
export interface PageOptions {
  /** TypeScript that the page runs as a module, bundled from the workspace's sources; see `bundle()`. */
  readonly entry?: string;
  /**
   * Files of the built distribution that the page loads, in order: `stirrup.js`, `islands/tabs.js`. They are those of the flavour
   * in which the tests run, unless one of another flavour is among them.
   */
  readonly scripts?: readonly string[];
  /** More files on the page's server, by path: `{ '/islands/greeting.js': 'export default …' }`. */
  readonly files?: Readonly<Record<string, string>>;
  /** HTTP headers of the page, for example a CSP. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Path and query of the page. */
  readonly path?: string;
  /** Called before the page loads: for routes, a fake clock, init scripts. */
  readonly prepare?: (page: Page) => unknown;
  /** Viewport, colour scheme, `javaScriptEnabled`, … */
  readonly context?: BrowserContextOptions;
}

/**
 * The Chromium of all files that one worker runs: a browser that all workers shared would get every message through
 * one more process. It ends with the worker.
 */
let browser: Promise<Browser> | undefined;
const open: Page[] = [];
const lasting: Page[] = [];

/**
 * Opens a page with the given markup in a browser context of its own. The test fails if the page writes an error or a
 * warning to the console that the test does not take with `takeConsole()`. Pages are closed after the test.
 *
 * @example
 * ```ts
 * import { expect, it } from 'vitest';
 * import { axe, openPage, withShop } from '../../../../e2e/support/browser.ts';
 *
 * it('opens the pane whose title is clicked', async () => {
 *   const page = await openPage('<div data-island="tabs">…</div>', {
 *     entry: `import { start } from '@stirrup/runtime'; import { tabs } from '@stirrup/builder/tabs'; start(tabs);`,
 *   });
 *   await page.click('text=Care');
 *   await page.waitForSelector('[data-island-state="ready"]');
 *   expect(await page.isVisible('text=Oil the leather')).toBe(true);
 *   expect(await axe(page)).toEqual([]);
 * });
 *
 * it('works in the shop', async () => {
 *   const page = await withShop('/shop/');
 *   …
 * });
 * ```
 */
export async function openPage(html: string, options: PageOptions = {}): Promise<Page> {
  const { entry, scripts = [], headers = {}, path = '/', prepare, context } = options;
  const files = new Map(Object.entries(options.files ?? {}));
  const namesFlavour = scripts.some((file) => flavourOf(file) !== 'react');
  const sources = scripts.map((file) => `/stirrup/${namesFlavour ? file : fileIn(flavour, file)}`);
  if (entry !== undefined) {
    sources.push('/entry/entry.js');
    for (const [name, code] of await bundle(entry)) files.set(`/entry/${name}`, code);
  }
  const page = await newPage(context);
  await serveSite(page.context(), documentOf(html, sources), files, headers);
  await prepare?.(page);
  await page.goto(`${SITE}${path}`);
  return page;
}

/**
 * Opens a page of the demo CMS, as a first-time visitor. For a second tab of the same visitor, call
 * `page.context().newPage()`.
 */
export async function withShop(path: string, options: Pick<PageOptions, 'prepare' | 'context'> = {}): Promise<Page> {
  requireBuild();
  const shop = inject('shop');
  const page = await newPage({ baseURL: shop, ...options.context });
  await options.prepare?.(page);
  await page.goto(new URL(inWay(path), shop).href);
  lookAfter(page);
  return page;
}

/** Opens an empty page in a browser context of its own; it is closed after the test. */
export function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  return pageIn(open, options);
}

/** Opens an empty page that stays open until the file has ended, for tests that load one document after another. */
export function lastingPage(options: BrowserContextOptions = {}): Promise<Page> {
  return pageIn(lasting, options);
}

async function liveBrowser(): Promise<Browser> {
  const known = await browser;
  // A browser that crashed in one test does not fail those after it.
  if (known?.isConnected()) return known;
  browser = chromium.launch(testLaunchOptions);
  return browser;
}

async function pageIn(list: Page[], options: BrowserContextOptions): Promise<Page> {
  const context = await (await liveBrowser()).newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  context.on('page', (page) => {
    watchConsole(page);
    watchRequests(page);
    list.push(page);
  });
  return context.newPage();
}

/**
 * Closes the pages of a test.
 *
 * @throws {Error} if a page has written to the console and the test has not taken it.
 */
export async function closePages(): Promise<void> {
  const pages = open.splice(0);
  const unexpected = [...pages, ...lasting].flatMap(takeConsoleWithSources);
  await Promise.all(pages.map((page) => page.context().close()));
  if (unexpected.length > 0) {
    throw new Error(`The page wrote to the console, which the test did not expect.\n${unexpected.join('\n')}`);
  }
}

/** Closes the pages that stay open until a file has ended. */
export async function closeLastingPages(): Promise<void> {
  await Promise.all(lasting.splice(0).map((page) => page.context().close()));
}
