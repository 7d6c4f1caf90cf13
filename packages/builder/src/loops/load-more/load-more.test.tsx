import { addDialect, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { openQueryPage, pageAnswer, type QueryPage, settle } from '../query/testing/query-page.ts';
import { queryLoop } from '../query-loop/island.ts';
import { loadMore } from './island.ts';
import { loopsToLoad } from './loops-to-load.ts';

let page: QueryPage;

// Loaded up front, so that no test waits for code.
await loadMore.load();

beforeEach(() => {
  stubSettings();
  page = openQueryPage();
});
afterEach(() => {
  page.end.abort();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const interactionsFor = (...queries: string[]) =>
  JSON.stringify(queries.map((loadMoreQuery) => ({ trigger: 'click', action: 'loadMore', loadMoreQuery })));

async function addButton(attributes: Record<string, string>, name = 'button'): Promise<HTMLElement> {
  const button = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) button.setAttribute(key, value);
  document.body.append(button);
  start(loadMore);
  await vi.waitFor(() => expect(button.dataset['islandState']).toBe('ready'));
  return button;
}

test('loads more once per click, is busy meanwhile, and hides after the last page', async () => {
  page.query.facts.setKey('maxPages', 2);
  const button = await addButton({ 'data-island': 'load-more', 'data-query': 'abc123' });
  button.focus();
  button.click();
  button.click();
  expect(page.calls).toHaveLength(1);
  expect(button.matches('.is-loading[aria-busy="true"][aria-disabled="true"]')).toBe(true);
  await page.calls[0]?.answer(pageAnswer(2, { updated_query: { count: 4, max_num_pages: 2, start: 3, end: 4 } }));
  await settle();
  expect(page.shown()).toEqual(['1', '2', '3', '4']);
  expect(button.className).toBe('brx-load-more-hidden');
  expect(button.hidden).toBe(true);
  // The hidden button had the focus, which has moved to the first new item.
  expect(document.activeElement?.textContent).toBe('3');

  page.query.facts.setKey('maxPages', 3);
  expect(button.hidden || button.className !== '').toBe(false);
  page.query.facts.setKey('maxPages', 2);
  button.remove();
  await vi.waitFor(() => expect(button.hidden).toBe(false));
});

test('leaves clicks on a builder’s button to its interactions', async () => {
  const button = await addButton({ 'data-interactions': interactionsFor('abc123') });
  button.click();
  expect(page.calls).toHaveLength(0);
});

test('stays for a loop that is not there yet, and while one of two has more', async () => {
  page.query.facts.setKey('maxPages', 1);
  const button = await addButton({ 'data-interactions': interactionsFor('later1', 'abc123') });
  expect(button.hidden).toBe(true);
  const alone = await addButton({ 'data-interactions': interactionsFor('later1') });
  expect(alone.hidden).toBe(false);
});

test('shows again, although printed hidden, once there is more', async () => {
  const button = await addButton({
    ...{ 'data-interactions': interactionsFor('abc123'), class: 'brx-load-more-hidden', hidden: '' },
  });
  expect([button.hidden, button.className]).toEqual([false, '']);
});

test('works in a theme’s dialect', async () => {
  start(loadMore);
  const states = { busy: '[data-waits]', exhausted: 'is-gone' };
  addDialect('load-more', 'theme', ['.theme-more'], { states, options: { query: 'data-loop' } });
  page.query.facts.setKey('maxPages', 2);
  const button = await addButton({ class: 'theme-more', 'data-loop': 'abc123' });
  button.click();
  expect(button.matches('[data-waits][aria-busy="true"]:not(.is-loading)')).toBe(true);
  await page.calls[0]?.answer(pageAnswer(2, { updated_query: { count: 4, max_num_pages: 2, start: 3, end: 4 } }));
  await settle();
  expect(button.matches('.theme-more.is-gone[hidden]:not([data-waits], .brx-load-more-hidden)')).toBe(true);
});

test('a link of our own dialect loads in place, and opens the next page with a modifier key', async () => {
  const link = await addButton({ 'data-island': 'load-more', 'data-query': 'abc123', href: '/page/2/' }, 'a');
  const click = (init: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click({ ctrlKey: true })).toBe(false);
  expect(page.calls).toHaveLength(0);
  expect(click({})).toBe(true);
  expect(page.calls).toHaveLength(1);
});

test('the link of a loop that is not on the page leads to the next page', async () => {
  const link = await addButton({ 'data-island': 'load-more', 'data-query': 'gone12', href: '/page/2/' }, 'a');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // Behind the island's listener, since the test's browser would follow the link.
  let isPrevented = true;
  const listener = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', listener, { once: true });
  link.dispatchEvent(click);
  expect(isPrevented).toBe(false);
});

test('the link of a loop that does not come up leads to the next page, once that is known', async () => {
  const goTo = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  let fail: (error: Error) => void = () => undefined;
  const code = new Promise<never>((_, reject) => {
    fail = reject;
  });
  start({ ...queryLoop, load: () => code });
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p class="other-loop" data-island="query-loop" data-query="other1"></p>',
  );
  const link = await addButton({ 'data-island': 'load-more', 'data-query': 'gone12', href: '/page/2/' }, 'a');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect([click.defaultPrevented, goTo.mock.calls]).toEqual([true, []]);
  fail(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(new URL('/page/2/', location.href).href));
});

test.each([
  ['[{"action":"loadMore","loadMoreQuery":"abc123"}]', ['abc123']],
  ['{"0":{"action":"loadMore","trigger":"click","loadMoreQuery":"a"}}', ['a']],
  ['[{"action":"show"},null,7,{"action":"loadMore"},{"action":"loadMore","loadMoreQuery":7}]', []],
  ['[{"action":"loadMore"', []],
  ['null', []],
])('reads %s', (printed, loops) => expect(loopsToLoad(printed)).toEqual(loops));
