import { afterEach, expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { loadPage, pageCode } from './load-page.ts';
import { openQueryPage, pageAnswer, type QueryPage, settle } from './testing/query-page.ts';

/** Code is fetched when this promise says so. */
const fetched = vi.hoisted(() => ({ code: Promise.resolve() }));
vi.mock('@stirrup/runtime', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  importWithRetry: (load: () => Promise<unknown>) => fetched.code.then(load),
}));

let page: QueryPage;

afterEach(() => {
  page.end.abort();
  fetched.code = Promise.resolve();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const append = () => loadPage(page.query, { kind: 'append', page: 2 });
const message = () => document.querySelector('[role="alert"]');

/** The shown results, the loading state, and the requests and events of the loop. */
const state = () => [page.shown(), page.query.facts.get().isLoading, page.calls.length, page.events];

it('without the code of pages a loop offers another attempt, which fetches it anew', async () => {
  stubSettings({ postId: '7', nonce: 'n1', wpRestNonce: 'r1' });
  page = openQueryPage();
  vi.spyOn(pageCode, 'loaded').mockReturnValueOnce(undefined);
  vi.spyOn(pageCode, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await append()).state).toBe('failed');
  expect(state()).toEqual([['1', '2'], false, 0, ['start', 'end']]);
  expect(message()?.textContent).toMatch(/offline/);
  message()?.querySelector('button')?.click();
  await page.calls[0]?.answer(pageAnswer(2));
  expect([page.shown(), message()]).toEqual([['1', '2', '3', '4'], null]);
});

it('without the code for pages of the site a loop offers another attempt, which fetches it anew', async () => {
  stubSettings();
  page = openQueryPage({ queryVars: '' });
  const { trail } = page.query;
  Object.assign(trail.dataset, { island: 'query-loop', query: 'abc123' });
  trail.innerHTML = '<a data-part="more" href="/list/2/">More</a>';
  fetched.code = Promise.reject(new TypeError('Failed to fetch'));
  expect((await append()).state).toBe('failed');
  expect(state()).toEqual([['1', '2'], false, 0, ['start', 'end']]);
  expect(message()?.textContent).toMatch(/offline/);
  fetched.code = Promise.resolve();
  message()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(page.calls).toHaveLength(1));
  await page.calls[0]?.answer(
    '<ul><li data-loop-item="abc123">3</li><li data-island="query-loop" data-query="abc123"></li></ul>',
  );
  await settle();
  expect([page.shown(), message()]).toEqual([['1', '2', '3'], null]);
});
