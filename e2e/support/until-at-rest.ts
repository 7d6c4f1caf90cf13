import type { Page } from 'playwright-core';
import { PATIENCE } from './patience.ts';
import { isPicture, requestsOf } from './request-watch.ts';

/** Longest wait of the runtime's queue of islands for an idle moment, in ms. */
const PAUSE = 100;

/**
 * Waits until the page, or the document to which it is on its way, is at rest: it has loaded, islands that start at rest
 * have started, and no request but for pictures is under way. Playwright's "networkidle" is half a second without a request, which is long
 * for most pages, and too short for one that finds no idle moment in it.
 *
 * @throws {Error} if the page makes requests without an end.
 */
export async function untilAtRest(page: Page): Promise<void> {
  const traffic = requestsOf(page);
  const underWay = () => [...traffic.underWay].filter((request) => !isPicture(request));
  const end = Date.now() + PATIENCE;
  for (let isAtRest = false; !isAtRest; ) {
    if (Date.now() > end) {
      const addresses = underWay().map((request) => request.url());
      throw new Error(`The page has not come to rest. Under way: ${addresses.join(', ') || 'nothing'}.`);
    }
    const [early, begun] = [underWay(), traffic.begun];
    // It goes on in the next document, if this one is left.
    await page.waitForFunction(passIdly, PAUSE);
    isAtRest = early.length + underWay().length === 0 && traffic.begun === begun;
  }
}

/** Lets idle moments and frames of the page pass, and returns whether nothing has started in them. It runs in the page. */
async function passIdly(pause: number): Promise<boolean> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const states = () =>
    [...document.querySelectorAll('[data-island-state]')].map((island) => island.getAttribute('data-island-state'));
  // Islands are found in one task, and started in tasks of their own.
  for (let tasks = states().length + 10; tasks > 0; tasks -= 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  }
  const before = states();
  // Islands and stand-ins come one after the other: each asks for the next idle moment.
  const { requestIdleCallback: ask } = globalThis;
  let isAsked = false;
  const watched: typeof ask = (...given) => {
    isAsked = true;
    return ask(...given);
  };
  globalThis.requestIdleCallback = watched;
  // Some milliseconds longer than the queue waits: a busy browser lets callbacks overtake each other.
  const end = performance.now() + pause + 20;
  // A busy Chromium puts a callback off that it has begun to hand out, behind later ones.
  for (let turn = 0; turn < 5 || performance.now() < end; turn += 1) {
    // The browser gives the next idle moment to a page that draws sooner than to one that does not.
    const frame = new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.all([frame, new Promise((resolve) => ask(resolve))]);
  }
  if (globalThis.requestIdleCallback === watched) globalThis.requestIdleCallback = ask;
  return !isAsked && !before.includes('loading') && before.join() === states().join();
}
