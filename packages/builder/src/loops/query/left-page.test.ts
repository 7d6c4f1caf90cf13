import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { turnPage } from '../pagination/turn-page.ts';
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
  failureOf(page.query)?.element.querySelector('button')?.click();
  await leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(failureOf(page.query)?.element.querySelector('[aria-disabled]')).toBe(null);
});
