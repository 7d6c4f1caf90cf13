import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addBoxes, addSelect, choose, closeCore, life, openCore, start } from '../../testing/core-page.ts';
import { answerOf, settle } from '../../testing/filtered-page.ts';
import { loadMore } from '../query/load-more.ts';
import { applyFilters, changeFilter, resetFilters, resultsCode } from './change-filter.ts';

beforeEach(openCore);
afterEach(closeCore);

it('sends the selection in the order of choosing, once per change', async () => {
  const { calls, sent } = start();
  const kind = addSelect('kindaa', { name: 'kind' });
  const boxes = addBoxes('boxesa');
  const buttons: string[] = [];
  for (const name of ['start', 'end', 'query_result/completed', 'nodes_added', 'query_result/displayed'])
    document.addEventListener(`bricks/ajax/${name}`, () => buttons.push(name), { signal: life.page.signal });
  document.addEventListener('bricks/filter/option/notempty', () => buttons.push('options'), {
    signal: life.page.signal,
  });

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

it('a later change wins, and shows even if an older response says otherwise', async () => {
  const { calls, sent } = start();
  const kind = addSelect('kindaa');
  const boxes = addBoxes('boxesa', { apply: 'click' });
  void choose(kind, 'a');
  await settle();
  void choose(kind, 'b');
  await settle();
  await calls[0]?.answer(answerOf('<li class="brxe-loopaa">of a</li>'));
  expect(document.querySelector('ul')?.textContent).toBe('old');
  // Not applied yet: the server does not know it.
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

it('waits for the submit button, then applies all in document order, and clears all on reset', async () => {
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

it('sends an empty list until something has been chosen', async () => {
  const { sent } = start();
  const kind = addSelect('kindaa');
  void changeFilter(kind);
  await settle();
  expect(sent()['selectedFilters']).toEqual([]);
});

it('keeps the address if the loop says so', async () => {
  const { calls } = start({ disableUrlParams: true });
  void choose(addSelect('kindaa'), 'a');
  await settle();
  expect([calls.length, location.search]).toEqual([1, '']);
});

it('keeps the choice when the shop fails, and retries with it', async () => {
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

it.each([
  ['“Try again”', () => document.querySelector<HTMLElement>('.stirrup-message button')?.click()],
  ['“load more”', () => void loadMore('loopaa')],
])('without the code of results the choice is kept, and %s fetches it anew', async (_, repeat) => {
  const { calls, sent } = start();
  vi.spyOn(resultsCode, 'loaded').mockReturnValueOnce(undefined);
  const missing = Promise.reject(new TypeError('Failed to fetch'));
  missing.catch(() => undefined);
  vi.spyOn(resultsCode, 'load').mockReturnValueOnce(missing).mockReturnValueOnce(missing);
  void choose(addSelect('kindaa'), 'a');
  await settle();
  expect([calls.length, document.querySelector('.stirrup-message')?.textContent]).toEqual([
    0,
    expect.stringContaining('offline'),
  ]);
  repeat();
  await settle();
  await calls[0]?.answer(answerOf('<li class="brxe-loopaa">new</li>'));
  expect(sent()['selectedFilters']).toEqual({ kindaa: 'a' });
  expect([document.querySelector('ul')?.textContent, document.querySelector('.stirrup-message')]).toEqual([
    'new',
    null,
  ]);
});

it('“load more” after a failure brings the filtered results, and not their second page behind the old ones', async () => {
  const { calls, sent } = start();
  void choose(addSelect('kindaa'), 'a');
  await settle();
  await calls[0]?.answer('<h1>down</h1>', 503);
  const loading = loadMore('loopaa');
  await settle();
  expect(sent()).not.toHaveProperty('infinitePage');
  await calls[1]?.answer(answerOf('<li class="brxe-loopaa">new</li>'));
  expect((await loading).state).toBe('shown');
  expect([document.querySelector('ul')?.textContent, document.querySelector('.stirrup-message')]).toEqual([
    'new',
    null,
  ]);
});
