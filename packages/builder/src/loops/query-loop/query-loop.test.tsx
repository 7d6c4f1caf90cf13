import { readGlobal } from '@stirrup/cms';
import { addDialect, start } from '@stirrup/runtime';
import { afterEach, expect, test, vi } from 'vitest';
import { stubShop } from '../../../../../fixtures/stub-shop.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { appendPage } from '../query/append-page.ts';
import { cancelPage } from '../query/load-page.ts';
import { queries, queryCalled } from '../query/queries.ts';
import { itemsOf } from '../query/query.ts';
import { pageAnswer } from '../query/testing/query-page.ts';
import { queryLoop } from './island.ts';

// Loaded up front, so that no test waits for code.
await Promise.all([queryLoop.load(), import('./scroll-on.ts'), import('../ajax-loader/show-query-loader.ts')]);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const trail = `<li class="brx-query-trail brx-infinite-scroll" data-brx-ajax-loader='{"animation":"ring"}' data-query-element-id="abc123"
  data-query-vars='{"post_type":["product"]}' data-page="2" data-max-pages="5" data-start="3" data-end="4"></li>`;

test('a trail publishes the facts of its loop, to us and to other scripts', async () => {
  vi.stubGlobal('bricksData', { queryLoopInstances: [] });
  document.body.innerHTML = `<ul><li>heading</li><li class="brxe-abc123" data-brx-loop-start="abc123">3</li><li class="brxe-abc123">4</li>${trail}</ul>`;
  start(queryLoop);
  await vi.waitFor(() => expect(queries().get()).toHaveLength(1));
  const query = queryCalled('abc123');
  if (!query) throw new Error('no query');
  expect(query.facts.get()).toMatchObject({
    page: 2,
    maxPages: 5,
    start: 3,
    end: 4,
    infiniteScroll: true,
    componentId: false,
    queryVars: '{"post_type":["product"]}',
    originalQueryVars: '[]',
    resultsContainer: document.querySelector('ul'),
  });
  expect(itemsOf(query).map(({ textContent }) => textContent)).toEqual(['3', '4']);
  const instances = () => Object(readGlobal('bricksData')?.['queryLoopInstances']);
  expect(instances().abc123).toMatchObject({ page: 2, isLoading: 0 });
  query.facts.setKey('page', 3);
  expect(instances().abc123.page).toBe(3);

  query.trail.remove();
  await vi.waitFor(() => expect(queries().get()).toEqual([]));
  expect(instances().abc123).toBeUndefined();
  expect(document.querySelector('ul')?.innerHTML).not.toContain('<!--');
});

/** Stubs the page's observers; `see` reports that the last observed element is in view. */
function stubObserver() {
  const made: { margin: string | undefined; watched: Element[]; see: () => void }[] = [];
  class Observer {
    readonly record;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin = '' } = {}) {
      if (!rootMargin.endsWith('px')) throw new SyntaxError('no margin');
      this.record = { margin: rootMargin, watched: [] as Element[], see: () => callback([{ isIntersecting: true }]) };
      made.push(this.record);
    }
    observe(element: Element) {
      this.record.watched = [element];
    }
    disconnect() {
      this.record.watched = [];
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return made;
}

async function open(html: string, prefersStillness = false) {
  stubSettings();
  const motion = Object.assign(new EventTarget(), { matches: prefersStillness });
  vi.stubGlobal('matchMedia', () => motion);
  const observers = stubObserver();
  const calls = stubShop();
  document.body.innerHTML = html;
  start(queryLoop);
  await vi.waitFor(() => expect(document.querySelector('[data-island-state="ready"]')).not.toBe(null));
  const query = queryCalled('abc123');
  if (!query) throw new Error('no query');
  return { query, calls, observers, motion };
}

const list = `<ul><li class="brxe-abc123" data-brx-loop-start="abc123">3</li>${trail}</ul>`;
const more = { updated_query: { query_vars: { paged: 3 }, count: 10, max_num_pages: 5, start: 5, end: 6 } };
const watched = (observers: { watched: Element[] }[]) => observers.at(-1)?.watched.map((item) => item.textContent);

test('infinite scroll: observes the last item, again after each page, and none after the last page', async () => {
  const { query, calls, observers } = await open(list.replace('data-page', 'data-observer-margin="50px" data-page'));
  await vi.waitFor(() => expect(observers.map(({ margin }) => margin)).toEqual(['50px']));
  expect(watched(observers)).toEqual(['3']);
  observers[0]?.see();
  observers[0]?.see();
  expect(calls).toHaveLength(1);
  expect(document.querySelector('ul')?.getAttribute('aria-busy')).toBe('true');
  await vi.waitFor(() => expect(document.querySelector('.brxe-abc123 + li.brx-loading-animation')).not.toBe(null));
  await calls[0]?.answer(pageAnswer(3, more));
  expect(document.querySelector('[aria-busy], .brx-loading-animation')).toBe(null);
  expect(watched(observers)).toEqual([]);
  await vi.waitFor(() => expect(watched(observers)).toEqual(['6']));
  query.facts.setKey('maxPages', 3);
  await vi.waitFor(() => expect(watched(observers)).toEqual([]));
});

test('infinite scroll: after a failure it observes nothing until the retry, or until something else is shown', async () => {
  const { query, calls, observers } = await open(list.replace('data-page', 'data-observer-margin="half" data-page'));
  await vi.waitFor(() => expect(observers.map(({ margin }) => margin)).toEqual(['1px']));
  observers[0]?.see();
  await calls[0]?.drop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(watched(observers)).toEqual([]);
  document.querySelector<HTMLElement>('[role="alert"] button')?.click();
  await calls[1]?.answer(pageAnswer(3, more));
  await vi.waitFor(() => expect(watched(observers)).toEqual(['6']));
  observers[0]?.see();
  await calls[2]?.drop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(watched(observers)).toEqual([]);
  cancelPage(query);
  await vi.waitFor(() => expect(watched(observers)).toEqual(['6']));
});

test('a loop that a script takes off the page and puts back goes on behind what it shows', async () => {
  const { query, calls } = await open(list.replace('brx-infinite-scroll', ''));
  void appendPage(query);
  await calls[0]?.answer(pageAnswer(3, more));
  const panel = document.querySelector('ul');
  panel?.remove();
  await vi.waitFor(() => expect(queries().get()).toEqual([]));
  document.body.append(panel ?? '');
  await vi.waitFor(() => expect(queries().get()).toHaveLength(1));
  expect(queryCalled('abc123')?.facts.get()).toMatchObject({ page: 3, maxPages: 5, start: 3, end: 6 });
});

test('a button replaces infinite scroll under reduced motion', async () => {
  const { calls, observers, motion } = await open(list, true);
  const button = () => document.querySelector<HTMLElement>('.brx-query-trail + li > .stirrup-load-more');
  await vi.waitFor(() => expect(button()).not.toBe(null));
  expect(observers).toEqual([]);
  button()?.click();
  await calls[0]?.answer(pageAnswer(3));
  expect(document.querySelectorAll('.brxe-abc123')).toHaveLength(3);
  expect(button()?.hidden).toBe(true);
  motion.matches = false;
  motion.dispatchEvent(new Event('change'));
  expect(button()).toBe(null);
  expect(observers).toHaveLength(1);
});

test('the link of our own trail loads in place, and hides after the last page', async () => {
  const options = JSON.stringify({ query: 'abc123', queryVars: '{}', page: 2, maxPages: 3, infiniteScroll: true });
  const { calls } = await open(
    `<main><p data-loop-item="abc123">1</p><div data-island="query-loop" data-options='${options}'><a data-part="more" href="/page/3/">More</a></div></main>`,
    true,
  );
  const link = document.querySelector('a');
  link?.click();
  expect(link?.matches('.is-loading')).toBe(true);
  await calls[0]?.answer(pageAnswer(3));
  expect(link?.hidden).toBe(true);
  expect(document.querySelectorAll('main > li + li + [data-island]')).toHaveLength(1);
  expect(document.querySelector('.stirrup-load-more')).toBe(null);
});

test('works in a theme’s dialect', async () => {
  start(queryLoop);
  addDialect('query-loop', 'theme', ['.theme-trail'], {
    parts: { more: '.theme-more' },
    states: { busy: '[data-waits]', scrolling: 'grows', posts: 'in-grid' },
    options: { query: 'data-loop', maxPages: 'data-pages' },
  });
  const attributes = 'class="theme-trail grows in-grid" data-loop="abc123" data-pages="2"';
  const { query, calls, observers } = await open(
    `<ul><li data-loop-item="abc123">1</li><li ${attributes}><a class="theme-more" href="/page/2/">More</a></li></ul>`,
  );
  expect(query.facts.get()).toMatchObject({ infiniteScroll: true, isPostsElement: true, maxPages: 2 });
  await vi.waitFor(() => expect(watched(observers)).toEqual(['1']));
  const link = document.querySelector('a');
  link?.click();
  expect(link?.matches('[data-waits][aria-busy="true"]:not(.is-loading)')).toBe(true);
  await calls[0]?.answer(pageAnswer(2, { updated_query: { ...more.updated_query, max_num_pages: 2 } }));
  expect(link?.matches('[hidden]:not([data-waits])')).toBe(true);
});

test('nested loops of one id have a store each, and a button finds the closest', async () => {
  const inner = (name: string) =>
    `<section><p class="brxe-abc123">${name}</p>${trail.replaceAll('li', 'p')}<b></b></section>`;
  await open(`<main>${inner('one')}${inner('two')}</main>`);
  await vi.waitFor(() => expect(queries().get()).toHaveLength(2));
  const buttons = [...document.querySelectorAll('b')];
  const first = queryCalled('abc123', buttons[0]);
  if (!first) throw new Error('no query');
  expect(itemsOf(first).map(({ textContent }) => textContent)).toEqual(['one']);
  first.facts.setKey('page', 4);
  expect(queryCalled('abc123', buttons[1])?.facts.get().page).toBe(2);
});
