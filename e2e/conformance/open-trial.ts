import type { Page } from 'playwright-core';
import { lastingPage } from '../support/browser.ts';
import { documentOf } from '../support/test-site.ts';
import type { Failure } from './failing.ts';
import type { InventedNames } from './invent-names.ts';
import { type ServedDocument, serveDocument } from './serve-document.ts';
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

const PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');

/** Markup of the document that the page opens next. */
let markup = '';

/** True if the page's document has loaded, which media may delay. */
let isLoaded = false;

let serving: Promise<ServedDocument> | undefined;
let stage: Promise<Page> | undefined;

/**
 * Opens a page with its markup and settings, without loading anything else. Its CMS never responds: new markup would
 * rightly replace nodes, and the islands' own tests cover responses.
 *
 * The islands come with all their late code before the markup, so they have settled without waiting for requests, on a
 * busy machine, too. All trials of a file are documents of one page, each as for a first-time visitor.
 *
 * @param reducedMotion `reduce` for a trial in which nothing may move by itself.
 */
export async function openTrial(
  html: string,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
): Promise<Page> {
  serving ??= serveDocument(() => markup);
  const served = await serving;
  if (!stage || (await stage).isClosed()) stage = lastingPage().then((fresh) => answerRequests(fresh, served));
  const page = await stage;
  markup = documentOf(html, []);
  isLoaded = false;
  await page.context().clearCookies();
  await page.emulateMedia({ reducedMotion });
  await page.goto(served.page);
  isLoaded = true;
  return page;
}

/**
 * Answers all requests of a page but those for the document and the suite. This is no route, because a page with a route
 * keeps no compiled code.
 */
async function answerRequests(page: Page, served: ServedDocument): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Fetch.requestPaused', async ({ requestId, request, resourceType, frameId }) => {
    const isPage = resourceType === 'Document' && frameId === frameTree.frame.id;
    const isServed = request.url === served.suite || (isPage && request.url.startsWith(served.page));
    if (!isServed && isLeftOpen(resourceType)) return;
    const isPicture = resourceType === 'Image';
    const done = isServed
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [
            { name: 'Access-Control-Allow-Origin', value: '*' },
            ...(isPicture ? [{ name: 'Content-Type', value: 'image/svg+xml' }] : []),
          ],
          body: isPicture ? PICTURE : '',
        });
    // The document may have been left.
    await done.catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  return page;
}

/** True for requests that are never answered. */
const isLeftOpen = (type: string) =>
  // Films that a visitor plays fail or end at a time of their own.
  type === 'Fetch' || type === 'XHR' || type === 'Preflight' || (type === 'Media' && isLoaded);
