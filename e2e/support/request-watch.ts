import type { Page, Request } from 'playwright-core';

/** Requests of a page. */
interface Traffic {
  /** Those without an end. */
  readonly underWay: Set<Request>;
  /** The number of all that have begun, without pictures. */
  begun: number;
}

/** Requests that start nothing; the browser tells the end of a picture late, or not at all if the page leaves it out. */
export const isPicture = (request: Request): boolean => ['image', 'media'].includes(request.resourceType());

const watched = new WeakMap<Page, Traffic>();

/** Begins to record the page's requests. */
export function watchRequests(page: Page): void {
  const traffic: Traffic = { underWay: new Set(), begun: 0 };
  const { underWay } = traffic;
  watched.set(page, traffic);
  /** The request for the document that comes next. */
  let next: Request | undefined;
  page.on('request', (request) => {
    underWay.add(request);
    if (!isPicture(request)) traffic.begun += 1;
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) next = request;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    if (request === next) next = undefined;
  });
  page.on('framenavigated', (frame) => {
    // A navigation within the document, too, is told.
    if (frame !== page.mainFrame() || !next) return;
    // The browser may tell no end of what the document before has requested.
    for (const request of underWay) if (request !== next) underWay.delete(request);
    next = undefined;
  });
}

/**
 * The requests of a page, as they change.
 *
 * @throws {Error} for a page that no test tool has opened.
 */
export function requestsOf(page: Page): Readonly<Traffic> {
  const traffic = watched.get(page);
  if (!traffic) throw new Error('Nothing records the requests of this page.');
  return traffic;
}
