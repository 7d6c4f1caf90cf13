import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { turnPage } from '../pagination/turn-page.ts';
import { loadAsScrolled } from '../query-loop/load-as-scrolled.ts';
import { failureOf } from './failures.ts';
import { cancelPage, loadPage } from './load-page.ts';
import type { QueryPagination } from './query-paginations.ts';
import { openQueryPage, pageAnswer, type QueryPage } from './testing/query-page.ts';

let page: QueryPage;

beforeEach(() => {
  stubSettings();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page = openQueryPage();
});
afterEach(() => {
  page.end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** As Firefox and Safari do: they end the requests of a page before it goes. */
async function leave(): Promise<void> {
  dispatchEvent(new Event('beforeunload'));
  await page.calls.at(-1)?.drop();
}

it('a request that ends because the visitor leaves shows no message, and is repeated if the page stays', async () => {
  const loading = loadPage(page.query, { kind: 'filter' });
  await leave();
  expect((await loading).state).toBe('failed');
  expect([failureOf(page.query), page.query.facts.get().isLoading]).toEqual([undefined, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.calls).toHaveLength(2);
  await page.calls[1]?.answer(pageAnswer(2));
  expect(page.shown()).toEqual(['3', '4']);
});

it('shows no message either if the browser ends the repeated request, too', async () => {
  void loadPage(page.query, { kind: 'filter' });
  await leave();
  await vi.advanceTimersByTimeAsync(1000);
  await page.calls[1]?.drop();
  expect([page.calls.length, failureOf(page.query)]).toEqual([2, undefined]);
  await vi.advanceTimersByTimeAsync(1000);
  await page.calls[2]?.answer(pageAnswer(2));
  expect(page.shown()).toEqual(['3', '4']);
  const elapsed = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(elapsed);
  void loadPage(page.query, { kind: 'filter' });
  await page.calls[3]?.drop();
  expect(failureOf(page.query)?.element.textContent).toContain('offline');
});

it('stops infinite scroll until the request is repeated, or something else is shown', async () => {
  class Observer {
    readonly observe;
    readonly disconnect = () => undefined;
    constructor(callback: (entries: object[]) => void) {
      this.observe = () => callback([{ isIntersecting: true }]);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  loadAsScrolled(page.query, page.end.signal);
  await leave();
  await vi.advanceTimersByTimeAsync(999);
  expect(page.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.calls).toHaveLength(2);
  await leave();
  cancelPage(page.query);
  await vi.advanceTimersByTimeAsync(250);
  expect(page.calls).toHaveLength(3);
});

it.each([
  ['another request', () => void loadPage(page.query, { kind: 'append', page: 2 }), 2],
  ['something else that is shown', () => cancelPage(page.query), 1],
  ['the end of its loop', () => page.end.abort(), 1],
])('is not repeated after %s', async (_, act, count) => {
  void loadPage(page.query, { kind: 'append', page: 2 });
  await leave();
  act();
  await vi.advanceTimersByTimeAsync(2000);
  expect(page.calls).toHaveLength(count);
});

it('keeps the message of an earlier failure, and leaves a page link to its list', async () => {
  const links: QueryPagination = {
    ...{ id: 'pagesa', query: 'abc123', element: document.body, page: 1, turn: undefined },
    ...{ show: () => undefined, save: () => '', restore: () => undefined },
  };
  const turning = turnPage(page.query, links, 2, '/page/2/');
  await vi.waitFor(() => expect(page.calls).toHaveLength(1));
  await leave();
  expect([await turning, failureOf(page.query)]).toEqual([false, undefined]);
  const again = loadPage(page.query, { kind: 'paginate', page: 2 });
  await page.calls.at(-1)?.answer('', 503);
  await again;
  const message = failureOf(page.query)?.element;
  const printed = message?.textContent;
  message?.querySelector('button')?.click();
  await leave();
  await vi.advanceTimersByTimeAsync(1000);
  expect([failureOf(page.query)?.element, message?.textContent]).toEqual([message, printed]);
  await page.calls.at(-1)?.answer('', 503);
  await vi.advanceTimersByTimeAsync(0);
  expect([page.calls.length, message?.querySelector('[aria-disabled]')]).toEqual([4, null]);
});
