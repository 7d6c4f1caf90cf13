import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { loadPage } from '../query/load-page.ts';
import { queryFilters } from '../query/query-filters.ts';
import { openQueryPage, pageAnswer, type QueryPage } from '../query/testing/query-page.ts';
import { historyEntries } from '../query-history/history-entries.ts';
import { BUILDER_FUNCTIONS } from './contract.ts';
import { provideFunctions } from './provide-functions.ts';

let page: QueryPage;

beforeEach(() => {
  stubSettings();
  page = openQueryPage();
  page.query.trail.dataset['queryElementId'] = 'abc123';
  provideFunctions();
});
afterEach(() => {
  page.end.abort();
  queryFilters().clear();
  for (const name of BUILDER_FUNCTIONS) Reflect.deleteProperty(globalThis, name);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const call = (name: (typeof BUILDER_FUNCTIONS)[number], ...args: unknown[]): Promise<unknown> =>
  Reflect.get(globalThis, name)(...args);
const called = (count: number) => vi.waitFor(() => expect(page.calls).toHaveLength(count));
const addFilters = () => queryFilters().set('abc123', { body: () => ({ filters: ['kinda1'] }), show: vi.fn() });

it('keeps functions of other scripts', () => {
  const theirs = () => undefined;
  Reflect.set(globalThis, 'bricksQueryLoadPage', theirs);
  provideFunctions();
  expect(Reflect.get(globalThis, 'bricksQueryLoadPage')).toBe(theirs);
});

it('loads the next page', async () => {
  const loading = call('bricksQueryLoadPage', page.query.trail, true);
  await called(1);
  await page.calls[0]?.answer(pageAnswer(2));
  expect(await loading).toEqual({ page: 2, maxPages: 3 });
  expect(await call('bricksQueryLoadPage', document.body)).toEqual({ page: 0, maxPages: 0 });
});

it('turns to a page', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p data-pagination-id="pag123"><a></a></p>');
  const turning = call('bricksAjaxPagination', document.querySelector('a'), 'abc123', 3);
  await called(1);
  expect(page.sent(0)).toMatchObject({ page: 3, paginationId: 'pag123' });
  await page.calls[0]?.answer(pageAnswer(3));
  expect(await turning).toEqual({ page: 3, maxPages: 3 });
  await expect(call('bricksAjaxPagination', null, '')).rejects.toThrow('Query ID is missing');
  await expect(call('bricksAjaxPagination', null, 'other1')).rejects.toThrow('Query instance not found');
});

it('turns to the page of a link, whose address is a new entry', async () => {
  history.replaceState(null, '', '/shop/');
  document.body.insertAdjacentHTML('beforeend', '<a href="/shop/page/2/">2</a>');
  const turning = call('bricksAjaxPagination', document.querySelector('a[href^="/shop/"]'), 'abc123', 2);
  await called(1);
  await page.calls[0]?.answer(pageAnswer(2));
  await turning;
  expect(location.pathname).toBe('/shop/page/2/');
  expect([...historyEntries().kept.values()].at(-1)?.loops['abc123:0']?.base.facts.page).toBe(1);
});

it('fetches filtered results, and shows them on request', async () => {
  addFilters();
  const asking = call('bricksGetQueryResult', 'abc123', false);
  await called(1);
  await page.calls[0]?.answer(pageAnswer(2));
  const response = await asking;
  expect(response).toMatchObject({ updated_query: { count: 6, max_num_pages: 3, query_vars: { paged: 2 } } });
  expect(page.events).toEqual(['start', 'end', 'query_result/completed']);
  expect(page.shown()).toEqual(['1', '2']);
  await call('bricksDisplayQueryResult', 'abc123', response);
  expect(page.shown()).toEqual(['3', '4']);
  expect(page.events.slice(3)).toEqual(['nodes_added', 'query_result/displayed']);
  expect(page.query.facts.get()).toMatchObject({ page: 2, start: 3, end: 4, isLoading: false });
});

it('of two calls the later one wins, also over the visitor’s own request', async () => {
  addFilters();
  const turning = loadPage(page.query, { kind: 'paginate', page: 3 });
  const first = call('bricksGetQueryResult', 'abc123');
  const rejected = expect(first).rejects.toThrow();
  const second = call('bricksGetQueryResult', 'abc123');
  await called(3);
  await page.calls[2]?.answer(pageAnswer(2));
  expect(await second).toMatchObject({ updated_query: { query_vars: { paged: 2 } } });
  await page.calls[1]?.answer(pageAnswer(1));
  await page.calls[0]?.answer(pageAnswer(3));
  await rejected;
  expect((await turning).state).toBe('overtaken');
  expect(page.events).toEqual(['start', 'end', 'query_result/completed']);
});

it('a call that a visitor’s request overtakes ends nothing of it', async () => {
  addFilters();
  const asking = call('bricksGetQueryResult', 'abc123');
  const rejected = expect(asking).rejects.toThrow();
  await called(1);
  const filtering = loadPage(page.query, { kind: 'filter' });
  await rejected;
  expect([page.query.facts.get().isLoading, page.events]).toEqual([true, ['start']]);
  await page.calls[1]?.answer(pageAnswer(2));
  expect((await filtering).state).toBe('shown');
});

it.each<[string, (call: QueryPage['calls'][number]) => Promise<void>]>([
  ['Request failed with status 500', (answer) => answer.answer({ code: 'internal' }, 500)],
  ['Request failed with status 0', (answer) => answer.drop()],
  ['Invalid response from server', (answer) => answer.answer('<h1>Maintenance</h1>')],
  ['Template data not found', (answer) => answer.answer({ html: '', error: 'Template data not found' })],
])('rejects with "%s", and ends the loading state', async (words, fail) => {
  addFilters();
  const asking = call('bricksGetQueryResult', 'abc123');
  const rejected = expect(asking).rejects.toThrow(words);
  await called(1);
  const [answer] = page.calls;
  if (answer) await fail(answer);
  await rejected;
  expect(page.events).toEqual(['start', 'end', 'query_result/completed']);
  expect(page.query.facts.get().isLoading).toBe(false);
});

it('rejects invalid calls', async () => {
  await expect(call('bricksGetQueryResult')).rejects.toThrow('No queryId provided');
  await expect(call('bricksGetQueryResult', 'abc123')).rejects.toThrow('Query filters JS not loaded');
  addFilters();
  await expect(call('bricksGetQueryResult', 'other1')).rejects.toThrow('Query instance not found');
  await expect(call('bricksDisplayQueryResult', 'abc123', null)).rejects.toThrow('Invalid response from server');
});
