import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLoop, answerOf, loop, settle, stubFilters } from '../testing/filtered-page.ts';
import { addFilter } from './add-filter.ts';
import { applyFilters, changeFilter, resetFilters } from './change-filter.ts';
import type { Filter, FilterFacts } from './filter.ts';
import { filterSets } from './filter-sets.ts';

let page: AbortController;

beforeEach(() => {
  page = new AbortController();
  history.replaceState(null, '', '/shop/');
  document.body.innerHTML = '';
  // A part of the builder's settings is enough here.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('bricksData', { postId: '7', filterInstances: [], selectedFilters: [], filterNiceNames: [] });
});

afterEach(() => {
  page.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(filterSets().size).toBe(0);
});

function addSelect(id: string, facts: Partial<FilterFacts> = {}, options = ['', 'a', 'b']): Filter {
  const element = document.createElement('select');
  element.innerHTML = options.map((value) => `<option value="${value}">${value}</option>`).join('');
  document.body.append(element);
  const filter = addFilter(
    { filter: id, query: 'loopaa', action: 'filter', name: '', apply: 'change', ...facts },
    element,
    { type: 'select', read: () => element.value, write: (value) => (element.value = String(value ?? '')) },
    page.signal,
  );
  if (!filter) throw new Error('no filter');
  return filter;
}

function addBoxes(id: string, facts: Partial<FilterFacts> = {}): Filter {
  const element = document.createElement('ul');
  element.innerHTML = ['x', 'y'].map((value) => `<li><input type="checkbox" value="${value}"></li>`).join('');
  document.body.append(element);
  const boxes = () => [...element.querySelectorAll('input')];
  const filter = addFilter(
    { filter: id, query: 'loopaa', action: 'filter', name: '', apply: 'change', ...facts },
    element,
    {
      type: 'checkbox',
      read: () => boxes().flatMap((box) => (box.checked ? [box.value] : [])),
      write: (value) => {
        for (const box of boxes()) box.checked = [value].flat().includes(box.value);
      },
    },
    page.signal,
  );
  if (!filter) throw new Error('no filter');
  return filter;
}

function choose(filter: Filter, value: Parameters<Filter['write']>[0]) {
  filter.write(value);
  return changeFilter(filter);
}

function start(facts: Parameters<typeof addLoop>[1] = {}) {
  document.body.innerHTML = loop('loopaa');
  const { end } = addLoop('loopaa', facts);
  page.signal.addEventListener('abort', () => end.abort());
  return stubFilters();
}

it('sends what is chosen, in the order in which it was, once per change', async () => {
  const { calls, sent } = start();
  const kind = addSelect('kindaa', { name: 'kind' });
  const boxes = addBoxes('boxesa');
  const buttons: string[] = [];
  for (const name of ['start', 'end', 'query_result/completed', 'nodes_added', 'query_result/displayed'])
    document.addEventListener(`bricks/ajax/${name}`, () => buttons.push(name), { signal: page.signal });
  document.addEventListener('bricks/filter/option/notempty', () => buttons.push('options'), { signal: page.signal });

  await settle();
  void choose(boxes, ['x']);
  await settle();
  await calls[0]?.answer(answerOf('<li class="brxe-loopaa">new</li>'));
  expect(sent()).toMatchObject({
    ...{ postId: '7', queryElementId: 'loopaa', originalQueryVars: '{"a":1}', pageFilters: false },
    ...{ filters: ['kindaa', 'boxesa'], selectedFilters: { boxesa: ['x'] }, afTags: [] },
  });
  expect(sent()).not.toHaveProperty('infinitePage');
  expect(document.querySelector('ul')?.textContent).toBe('new');
  expect(buttons.slice(-6)).toEqual([
    ...['start', 'end', 'query_result/completed', 'nodes_added', 'options', 'query_result/displayed'],
  ]);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('24 results');
  void choose(kind, 'a');
  await settle();
  expect(calls).toHaveLength(2);
  expect(location.search).toBe('?brx_boxesa%5B%5D=x&kind=a');
  expect(Reflect.get(globalThis, 'bricksData')).toMatchObject({
    selectedFilters: Object.assign([], { loopaa: { 0: 'boxesa', 1: 'kindaa' } }),
    filterNiceNames: ['kind'],
  });
  expect(Object(Reflect.get(globalThis, 'bricksData')).filterInstances.kindaa).toMatchObject({
    ...{ filterId: 'kindaa', targetQueryId: 'loopaa', currentValue: 'a', originalValue: '' },
  });
});

it('lets a later change win, and shows what is chosen also where an older answer says otherwise', async () => {
  const { calls, sent } = start();
  const kind = addSelect('kindaa');
  const boxes = addBoxes('boxesa', { apply: 'click' });
  void choose(kind, 'a');
  await settle();
  void choose(kind, 'b');
  await settle();
  await calls[0]?.answer(answerOf('<li class="brxe-loopaa">of a</li>'));
  expect(document.querySelector('ul')?.textContent).toBe('old');
  // Not yet applied: the server knows nothing of it.
  void choose(boxes, ['y']);
  const [box] = boxes.element.querySelectorAll('input');
  box?.focus();
  await calls[1]?.answer(
    answerOf('<li class="brxe-loopaa">of b</li>', {
      filters: {
        boxesa:
          '<ul><li class="on"><input type="checkbox" value="x" disabled></li><li><input type="checkbox" value="y"></li></ul>',
        kindaa: '<select><option value="">All</option><option value="b">b (3)</option></select>',
      },
    }),
  );
  expect([calls.length, sent()['selectedFilters']]).toEqual([2, { kindaa: 'b' }]);
  expect(document.querySelector('ul')?.textContent).toBe('of b');
  expect([kind.read(), boxes.read()]).toEqual(['b', ['y']]);
  expect(kind.element.textContent).toBe('Allb (3)');
  expect(boxes.element.querySelector('input')).toBe(box);
  expect([box?.disabled, box?.parentElement?.className]).toEqual([true, 'on']);
});

it('waits for the submit button, takes all then in the order of the page, and gives all up at a reset', async () => {
  const { calls, sent } = start();
  const boxes = addBoxes('boxesa', { apply: 'click' });
  const kind = addSelect('kindaa', { apply: 'click' });
  void choose(kind, 'a');
  void choose(boxes, ['x', 'y']);
  await settle();
  expect([calls.length, location.search]).toEqual([0, '']);
  void applyFilters(kind);
  await settle();
  expect(sent()['selectedFilters']).toEqual({ boxesa: ['x', 'y'], kindaa: 'a' });
  expect(location.search).toBe('?brx_boxesa%5B%5D=x&brx_boxesa%5B%5D=y&brx_kindaa=a');
  void resetFilters(kind);
  await settle();
  expect([sent()['selectedFilters'], location.search, kind.read(), boxes.read()]).toEqual([{}, '', '', []]);
});

it('sends a list for nothing as long as nothing was chosen', async () => {
  const { sent } = start();
  const kind = addSelect('kindaa');
  void changeFilter(kind);
  await settle();
  expect(sent()['selectedFilters']).toEqual([]);
});

it('leaves the address alone where the loop says so', async () => {
  const { calls } = start({ disableUrlParams: true });
  void choose(addSelect('kindaa'), 'a');
  await settle();
  expect([calls.length, location.search]).toEqual([1, '']);
});

it('keeps the choice when the shop fails, and tries again with it', async () => {
  const { calls, sent } = start();
  const kind = addSelect('kindaa');
  void choose(kind, 'a');
  await settle();
  await calls[0]?.answer('<h1>down</h1>', 503);
  expect([kind.read(), location.search, document.querySelector('ul')?.textContent]).toEqual([
    ...['a', '?brx_kindaa=a', expect.stringContaining('old')],
  ]);
  document.querySelector<HTMLElement>('.stirrup-message button')?.click();
  await settle();
  await calls[1]?.answer(answerOf('<li class="brxe-loopaa">new</li>', { count: 1 }));
  expect(sent()['selectedFilters']).toEqual({ kindaa: 'a' });
  expect(document.querySelector('.stirrup-message')).toBeNull();
  expect(document.querySelector('[role="status"]')?.textContent).toBe('1 result');
});

it('takes from the page what the server took from the address, in its order', async () => {
  history.replaceState(null, '', '/shop/?brx_boxesa[]=x&kind=a&foreign=1&foreign=2&brx_gone=3');
  vi.stubGlobal('bricksData', { selectedFilters: { loopaa: ['boxesa', 'kindaa'] } });
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

it('shows one choice in both copies of a filter, and forgets what has left the page', async () => {
  const { sent } = start();
  const kind = addSelect('kindaa');
  void choose(kind, 'a');
  const copy = addSelect('kindaa');
  expect(copy.read()).toBe('a');
  void choose(copy, 'b');
  await settle();
  expect([kind.read(), sent()['filters'], sent()['selectedFilters']]).toEqual(['b', ['kindaa'], { kindaa: 'b' }]);
});

it('counts active filters where the page asks for it', async () => {
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
