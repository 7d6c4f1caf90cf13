import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addQuery } from '../query/add-query.ts';
import { loadPage } from '../query/load-page.ts';
import { shownPages } from '../query/shown-pages.ts';
import { openQueryPage, pageAnswer, type QueryPage } from '../query/testing/query-page.ts';
import { followHistory } from './follow-history.ts';
import { namedQueries } from './history-entries.ts';
import { writeEntries } from './stored-entries.ts';

const facts = { page: 2, maxPages: 3, start: 1, end: 4, count: undefined, nextUrl: undefined, summary: undefined };
const popup = (text: string) => `<div class="brx-popup" data-popup-loop="abc123">${text}</div>`;

let page: QueryPage;

// The history is followed once for the whole page.
beforeEach(() => {
  history.replaceState({ stirrup: { entry: 'left' } }, '', '/shop/');
  const base = { id: 'base', facts: { ...facts, page: 1, end: 2 }, answer: undefined };
  const appended = [{ html: '<li class="brxe-abc123">3</li>', popups: popup('of page 2'), styles: '' }];
  const loops = { 'abc123:0': { base, facts, appended, size: 0 } };
  writeEntries([['left', { scroll: [0, 0], loops, paginations: {}, parts: {} }]]);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(null), { type: 'back_forward' }),
  ]);
  vi.stubGlobal('scrollTo', () => undefined);
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
  page = openQueryPage();
});
afterEach(() => {
  page.end.abort();
  Reflect.deleteProperty(navigator, 'userActivation');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('appended results come back, and are none of the printed ones; loops that go in one task are sorted once', async () => {
  document.body.insertAdjacentHTML('beforeend', popup('printed'));
  followHistory();
  await Promise.resolve();
  expect(page.shown()).toEqual(['1', '2', '3']);
  const { base } = shownPages(page.query);
  void loadPage(page.query, { kind: 'paginate', page: 3 });
  await vi.waitFor(() => expect(page.calls).toHaveLength(1));
  await page.calls[0]?.answer(pageAnswer(3));
  expect(base.answer?.popups).toBe(popup('printed'));

  const { resultsContainer: _, isLoading, count, nextUrl, ...printed } = page.query.facts.get();
  const [staying, going] = [new AbortController(), new AbortController()];
  for (const { signal } of [staying, going]) {
    for (let loop = 0; loop < 20; loop += 1) {
      const trail = document.body.appendChild(document.createElement('ul')).appendChild(document.createElement('li'));
      addQuery('inside', trail, printed, signal);
    }
  }
  await Promise.resolve();
  const compare = vi.spyOn(Node.prototype, 'compareDocumentPosition');
  const measure = vi.spyOn(Element.prototype, 'scrollHeight', 'get');
  going.abort();
  await Promise.resolve();
  const comparisons = compare.mock.calls.length;
  compare.mockClear();
  expect(namedQueries()).toHaveLength(21);
  expect(comparisons).toBe(compare.mock.calls.length);
  expect(measure).not.toHaveBeenCalled();
  staying.abort();
});
