import { chromium, type Page } from 'playwright-core';
import { testLaunchOptions } from '../../../e2e/support/chromium.ts';
import { takeConsole, watchConsole } from '../../../e2e/support/console-watch.ts';
import { serveFolder } from '../../../e2e/support/serve-folder.ts';

/**
 * Serves a folder and opens its `index.html` in Chromium.
 *
 * @param use What a visitor does there.
 * @throws {Error} if that fails, or if something is written to the console.
 */
export async function openFolder(folder: string, use: (page: Page) => Promise<void>): Promise<void> {
  const site = await serveFolder(folder);
  const browser = await chromium.launch(testLaunchOptions);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    watchConsole(page);
    await page.goto(`${site.url}/index.html`);
    await use(page);
    const messages = takeConsole(page);
    if (messages.length > 0) throw new Error(`The page wrote to the console.\n${messages.join('\n')}`);
  } finally {
    await browser.close();
    await site.close();
  }
}
