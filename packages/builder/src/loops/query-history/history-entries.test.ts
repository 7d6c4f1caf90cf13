import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addQuery } from '../query/add-query.ts';
import { loadPage } from '../query/load-page.ts';
import { queryFilters } from '../query/query-filters.ts';
import { openQueryPage, pageAnswer, type QueryPage, settle } from '../query/testing/query-page.ts';
import { entryId, historyEntries, namedQueries, ownState, pushEntry, saveCurrentEntry } from './history-entries.ts';
import { historyParts } from './history-parts.ts';
import { restoreEntry } from './restore-entry.ts';

let page: QueryPage;

beforeEach(() => {
  history.replaceState(null, '', '/shop/');
  page = openQueryPage();
  const entries = historyEntries();
  entries.kept.clear();
  entries.current = entryId();
});
afterEach(() => {
  page.end.abort();
  historyParts().splice(0);
  queryFilters().clear();
  vi.restoreAllMocks();
});

test('an unused entry gets a mark and the page’s state', () => {
  saveCurrentEntry();
  expect(ownState(history.state)).toMatchObject({ pages: { 'abc123:0': 1 } });
  const { current, kept } = historyEntries();
  expect(current).toBe(entryId());
  expect(kept.get(current)).toMatchObject({
    scroll: [0, 0],
    loops: { 'abc123:0': { facts: { page: 1, maxPages: 3 } } },
  });
});

test('states of other scripts stay: their entries are identified by the address', () => {
  history.replaceState({ theirs: 1 }, '');
  saveCurrentEntry();
  expect(history.state).toEqual({ theirs: 1 });
  expect([...historyEntries().kept.keys()]).toEqual([location.href]);
});

test('the builder’s own state stays, and parts add their own', () => {
  historyParts().push({
    name: 'filters',
    save: () => 'saved',
    state: () => ({ isBricksFilter: true, targetQueryId: '' }),
    restore: () => {},
  });
  history.replaceState({ isBricksFilter: true, more: 1 }, '');
  saveCurrentEntry();
  expect(history.state).toMatchObject({ isBricksFilter: true, more: 1, targetQueryId: '', stirrup: {} });
  expect(historyEntries().kept.get(entryId())?.parts).toEqual({ filters: 'saved' });

  pushEntry('/shop/page/2/', { isBricksFilter: true, targetQueryId: 'abc123' });
  expect(history.state).toMatchObject({ isBricksFilter: true, targetQueryId: 'abc123', stirrup: {} });
  expect(location.pathname).toBe('/shop/page/2/');
});

test.each([
  ['is overtaken', async () => {}],
  ['fails', () => page.calls[0]?.answer('', 503)],
])('an entry whose filter request %s is requested again', async (_, end) => {
  queryFilters().set('abc123', { body: () => ({}), show: () => {} });
  const filter = async (address: string) => {
    saveCurrentEntry();
    pushEntry(address, {});
    void loadPage(page.query, { kind: 'filter' });
    await settle();
    return entryId();
  };
  const { kept } = historyEntries();
  const first = await filter('/shop/?a');
  await end();
  await filter('/shop/?b');
  await page.calls[1]?.answer(pageAnswer(2));
  saveCurrentEntry();
  const bases = [...kept.values()].map(({ loops }) => loops['abc123:0']?.base.facts.page);
  expect(bases).toEqual([1, undefined, 2]);
  const entry = kept.get(first);
  if (entry) restoreEntry(entry);
  await settle();
  expect([page.calls.length, page.shown()]).toEqual([3, ['3', '4']]);
  await page.calls[2]?.answer(pageAnswer(3));
  expect(page.shown()).toEqual(['5', '6']);
});

test('filters that are restored late come before the request, and before the event of kept results', async () => {
  let choice = 'left';
  queryFilters().set('abc123', { body: () => ({ selectedFilters: choice }), show: () => {} });
  let restore = () => {};
  historyParts().push({
    name: 'filters',
    save: () => choice,
    state: () => ({}),
    restore: (saved) =>
      new Promise((resolve) => {
        restore = () => {
          choice = String(saved);
          resolve();
        };
      }),
  });
  const filter = async (next: string) => {
    choice = next;
    saveCurrentEntry();
    pushEntry(`/shop/?${next}`, {});
    void loadPage(page.query, { kind: 'filter' });
    await page.calls.at(-1)?.answer(pageAnswer(2));
    return historyEntries().kept;
  };
  const first = [...(await filter('one')).values()].at(-1);
  saveCurrentEntry();
  const shown = historyEntries().kept.get(entryId());
  choice = 'left';
  if (first) restoreEntry({ ...first, loops: { 'abc123:0': null } });
  await settle();
  expect(page.calls).toHaveLength(1);
  restore();
  await settle();
  expect(page.sent(1)).toMatchObject({ selectedFilters: 'one' });
  await page.calls[1]?.answer(pageAnswer(3));

  page.events.splice(0);
  if (shown) restoreEntry(shown);
  expect([page.shown(), page.events]).toEqual([['3', '4'], ['nodes_added']]);
  restore();
  await settle();
  expect(page.events).toEqual(['nodes_added', 'query_result/displayed']);
});

test('thirty entries are kept, the oldest are dropped', () => {
  saveCurrentEntry();
  const first = entryId();
  for (let turn = 2; turn <= 40; turn++) {
    pushEntry(`/shop/page/${turn}/`, {});
    saveCurrentEntry();
  }
  const { kept } = historyEntries();
  expect(kept.size).toBe(30);
  expect(kept.has(first)).toBe(false);
});

test('a browser that refuses an entry or a mark breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('Too many calls', 'SecurityError');
  };
  vi.spyOn(history, 'pushState').mockImplementation(refuse);
  vi.spyOn(history, 'replaceState').mockImplementation(refuse);
  expect(() => {
    saveCurrentEntry();
    pushEntry('/shop/page/2/', {});
  }).not.toThrow();
  expect(historyEntries().current).toBe(location.href);
});

test('loops of one id are numbered in document order, whichever came first', () => {
  const list = document.createElement('ul');
  list.innerHTML = '<li id="earlier"></li>';
  document.body.prepend(list);
  const trail = list.querySelector('li');
  const { resultsContainer: _, isLoading, count, nextUrl, ...printed } = page.query.facts.get();
  if (trail) addQuery('abc123', trail, printed, page.end.signal);
  expect(namedQueries().map(([name, query]) => [name, query.trail.id])).toEqual([
    ['abc123:0', 'earlier'],
    ['abc123:1', 'trail'],
  ]);
});

test('an entry that another script has made is not the one before it', () => {
  saveCurrentEntry();
  const first = entryId();
  history.pushState({ theirs: 1 }, '', '/shop/?quick-view=7');
  saveCurrentEntry();
  expect([...historyEntries().kept.keys()]).toEqual([first, location.href]);
});

test('the page is searched as often for many loops as for one', () => {
  const search = vi.spyOn(document, 'querySelectorAll');
  saveCurrentEntry();
  const searches = search.mock.calls.length;
  const { resultsContainer: _, isLoading, count, nextUrl, ...printed } = page.query.facts.get();
  for (let loop = 0; loop < 50; loop += 1) {
    const list = document.body.appendChild(document.createElement('ul'));
    const trail = list.appendChild(document.createElement('li'));
    addQuery('inside', trail, printed, page.end.signal);
  }
  search.mockClear();
  history.replaceState(null, '');
  saveCurrentEntry();
  expect(search.mock.calls.length).toBe(searches);
  expect(Object.keys(historyEntries().kept.get(entryId())?.loops ?? {})).toHaveLength(51);
});
