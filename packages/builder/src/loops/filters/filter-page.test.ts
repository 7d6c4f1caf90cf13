import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addBoxes, addSelect, choose, closeCore, life, openCore, start } from '../../testing/core-page.ts';
import { answerOf, settle } from '../../testing/filtered-page.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { addPagination, type QueryPagination } from '../query/query-paginations.ts';
import { addFilter } from './add-filter.ts';
import { changeFilter, resetFilters } from './change-filter.ts';
import type { Filter } from './filter.ts';
import { filterSets } from './filter-sets.ts';
import { restoreFilters } from './restore-filters.ts';

beforeEach(openCore);
afterEach(closeCore);

it('takes the server’s selection from the page, in its order', async () => {
  history.replaceState(null, '', '/shop/?brx_boxesa[]=x&kind=a&foreign=1&foreign=2&brx_gone=3');
  stubSettings({ selectedFilters: { loopaa: ['boxesa', 'kindaa'] } });
  const { sent } = start();
  document.body.insertAdjacentHTML('beforeend', '<select id="s"><option value="a" selected>a</option></select>');
  const kind = addSelect('kindaa', { name: 'kind' }, ['a', '']);
  const boxes = addBoxes('boxesa');
  boxes.element.querySelector('input')?.click();
  void changeFilter(boxes);
  await settle();
  expect(kind.read()).toBe('a');
  expect(Object.keys(Object(sent()['selectedFilters']))).toEqual(['kindaa', 'boxesa']);
  expect(decodeURIComponent(location.search)).toBe('?foreign=1&foreign=2&kind=a&brx_boxesa[]=x');
});

it('shows one choice in both copies of a filter, and drops filters that have left the page', async () => {
  const { sent } = start();
  const kind = addSelect('kindaa');
  void choose(kind, 'a');
  const copy = addSelect('kindaa');
  expect(copy.read()).toBe('a');
  void choose(copy, 'b');
  await settle();
  expect([kind.read(), sent()['filters'], sent()['selectedFilters']]).toEqual(['b', ['kindaa'], { kindaa: 'b' }]);
});

it('leaves a copy alone that shows the same: text that was typed in it earlier stays', () => {
  start();
  const write = vi.fn();
  for (const typed of ['', 'rug']) {
    const field = document.createElement('input');
    document.body.append(field);
    field.value = typed;
    addFilter(
      { filter: 'finder', query: 'loopaa', action: 'filter', name: '', apply: 'change' },
      field,
      { type: 'search', read: () => field.value, printed: () => field.defaultValue, write },
      life.page.signal,
    );
  }
  expect([write.mock.calls, filterSets().get('loopaa')?.selection.size]).toEqual([[], 0]);
});

it.each([
  ['a choice', (kind: Filter) => void choose(kind, 'a'), '/shop/?brx_kindaa=a'],
  ['a reset', (kind: Filter) => void resetFilters(kind), '/shop/'],
])('%s that overtakes a page takes its number out of the address', async (_, act, address) => {
  start();
  const kind = addSelect('kindaa');
  const pages: QueryPagination = {
    ...{ id: 'pagesa', query: 'loopaa', element: document.body, page: 1, turn: undefined },
    ...{ show: () => undefined, save: () => '', restore: () => undefined },
  };
  life.page.signal.addEventListener('abort', addPagination(pages));
  pages.page = 2;
  void pages.turn?.('/shop/page/2/', {});
  await settle();
  expect(location.pathname).toBe('/shop/page/2/');
  act(kind);
  await settle();
  expect(location.pathname + location.search).toBe(address);
});

it('keeps choices that wait for the submit button when an entry with the same selection comes back', () => {
  start();
  const boxes = addBoxes('boxesa', { apply: 'click' });
  boxes.element.querySelector('input')?.click();
  const restore = (values: object) => restoreFilters({ loopaa: { values } }, null);
  restore({});
  expect(boxes.read()).toEqual(['x']);
  restore({ boxesa: ['y'] });
  expect(boxes.read()).toEqual(['y']);
});

it('counts active filters if the page asks for it', async () => {
  const { calls, sent } = start();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<b data-brx-af-count="loopaa" data-brx-af-dd="count:value">0</b><b data-brx-af-count="other" data-brx-af-dd="x">0</b>`,
  );
  void choose(addSelect('kindaa'), 'a');
  await settle();
  await calls[0]?.answer(answerOf('', { tags: { 'count:value': 1 } }));
  expect(sent()['afTags']).toEqual(['count:value']);
  expect(document.querySelector('b')?.textContent).toBe('1');
});

it('filters by a price slider through the range filter for prices, and ignores others', async () => {
  const { calls, sent } = start();
  const ask = (query: string) => {
    const event = new CustomEvent('stirrup_filter_prices', {
      ...{ bubbles: true, cancelable: true, detail: [query, { min_price: '10', max_price: '60' }] },
    });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  addSelect('kindaa');
  expect(ask('loopaa')).toBe(false);
  let value: unknown = [];
  const element = document.createElement('div');
  document.body.append(element);
  addFilter(
    { filter: 'pricea', query: 'loopaa', action: 'filter', name: 'price', apply: 'click' },
    element,
    { type: 'range', source: 'wcField', read: () => [value].flat().map(Number), write: (ends) => (value = ends) },
    life.page.signal,
  );
  expect([ask('loopaa'), ask('other')]).toEqual([true, false]);
  await settle();
  expect([calls.length, sent()['selectedFilters'], location.search]).toEqual([
    ...[1, { pricea: [10, 60] }, '?price%5B%5D=10&price%5B%5D=60'],
  ]);
});

it('leaves filters to the builder’s own script if that is still on the page', () => {
  document.body.innerHTML = '<script id="bricks-filters-js" type="text/plain"></script>';
  expect(() => addSelect('kindaa')).toThrow('no filter');
});
