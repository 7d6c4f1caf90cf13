import type { Page, Route } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import type { Failure } from './failing.ts';
import type { FailureFindings } from './try-failure.ts';
import type { Findings } from './try-islands.ts';

declare global {
  /** What `in-page.ts` puts on the page. */
  var conformance: {
    readonly tryIslands: () => Promise<Findings>;
    readonly tryFailure: (island: string, failure: Failure) => Promise<FailureFindings>;
    readonly tryWithout: (island: string) => Promise<string[]>;
  };
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * Opens a page with its markup and settings, without anything that it would load. Its CMS never answers: new markup would
 * replace nodes rightly, and what becomes of answers is the affair of the islands' own tests.
 *
 * @param before code that runs after the islands' definitions have been loaded and before any of them starts.
 */
export async function openTrial(html: string, before = ''): Promise<Page> {
  const entry = `import './e2e/conformance/in-page.ts';\n${before}`;
  const page = await openPage(html, {
    entry,
    prepare: (blank) => blank.route('**/*', (route) => answer(route, blank)),
  });
  await page.waitForFunction(() => 'conformance' in globalThis);
  return page;
}

async function answer(route: Route, page: Page): Promise<void> {
  const request = route.request();
  const type = request.resourceType();
  const isPage = type === 'document' && request.frame() === page.mainFrame();
  if (isPage || request.url().includes('/entry/')) await route.fallback();
  else if (type === 'image') await route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
  else if (type !== 'fetch' && type !== 'xhr') await route.fulfill({ body: '' });
}
