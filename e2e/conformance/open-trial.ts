import type { Page, Route } from 'playwright-core';
import { lastingPage, SITE } from '../support/browser.ts';
import { bundleScript } from '../support/bundle.ts';
import { documentOf } from '../support/test-site.ts';
import type { Failure } from './failing.ts';
import type { InventedNames } from './invent-names.ts';
import type { FailureFindings } from './try-failure.ts';
import type { Trial } from './try-invented.ts';
import type { Findings } from './try-islands.ts';

declare global {
  /** Global defined by `in-page.ts`. */
  var conformance: {
    readonly beCareless: (deed: string) => void;
    readonly tryIslands: () => Promise<Findings>;
    readonly tryFailure: (island: string, failure: Failure) => Promise<FailureFindings>;
    readonly missingParts: (all: readonly InventedNames[], pages: readonly string[]) => readonly string[];
    readonly refusingIslands: () => Promise<readonly string[]>;
    readonly tryInvented: (
      all: readonly InventedNames[],
      isRenamed: boolean,
      taught?: readonly InventedNames[],
    ) => Promise<Trial>;
    readonly tryWithout: (island: string) => Promise<string[]>;
  };
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Markup of the document that a page opens next. */
const markup = new WeakMap<Page, string>();

/** Pages whose document has loaded, which media may delay. */
const loaded = new WeakSet<Page>();

let stage: Promise<Page> | undefined;

/**
 * Opens a page with its markup and settings, without loading anything else. Its CMS never responds: new markup would
 * rightly replace nodes, and the islands' own tests cover responses.
 *
 * All trials of a file are documents of one page, each as for a first-time visitor.
 *
 * @param reducedMotion `reduce` for a trial in which nothing may move by itself.
 */
export async function openTrial(
  html: string,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
): Promise<Page> {
  if (!stage || (await stage).isClosed()) stage = lastingPage().then(prepare);
  const page = await stage;
  markup.set(page, documentOf(html, []));
  loaded.delete(page);
  await page.context().clearCookies();
  await page.emulateMedia({ reducedMotion });
  await page.goto(SITE);
  loaded.add(page);
  return page;
}

/**
 * Adds the islands, with all their late code, to each document before it loads. Since the code is passed in once,
 * islands have settled without waiting for requests, on a busy machine, too.
 */
async function prepare(page: Page): Promise<Page> {
  const script = await bundleScript(`import './e2e/conformance/in-page.ts';`);
  // Frames inside the page do not count as visits.
  await page.addInitScript(`if (window === top) { localStorage.clear(); sessionStorage.clear(); ${script} }`);
  await page.route('**/*', (route) => answer(route, page));
  return page;
}

async function answer(route: Route, page: Page): Promise<void> {
  const request = route.request();
  const type = request.resourceType();
  const isPage = type === 'document' && request.frame() === page.mainFrame();
  if (isPage) await route.fulfill({ body: markup.get(page) ?? '', contentType: 'text/html; charset=utf-8' });
  else if (type === 'image') await route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
  // Films that a visitor plays fail or end at a time of their own.
  else if (type === 'media' && loaded.has(page)) return;
  else if (type !== 'fetch' && type !== 'xhr') await route.fulfill({ body: '' });
}
