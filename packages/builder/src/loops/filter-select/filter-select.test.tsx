import { addDialect, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOf, closeFilters, openFilters, settings, settle } from '../../testing/filtered-page.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { the } from '../../testing/the.ts';
import { filterSets } from '../filters/filter-sets.ts';
import { filterSelect } from './island.ts';

beforeEach(() => stubSettings());

afterEach(async () => {
  await closeFilters();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const options = (chosen = '') =>
  ['', 'title_ASC', 'title_DESC']
    .map((value) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${value || 'Select sort'}</option>`)
    .join('');

const select = (chosen = '', more: object = {}) =>
  `<select class="brxe-filter-select" data-brx-filter='${settings('sortaa', 'select', { filterAction: 'sort', ...more })}'>${options(chosen)}</select>`;

const field = () => the('select', HTMLSelectElement);

function choose(value: string) {
  field().value = value;
  field().dispatchEvent(new Event('change', { bubbles: true }));
  return settle();
}

it.each([
  ['bricks', select()],
  [
    'stirrup',
    `<select data-island="filter-select" data-options='{"filter":"sortaa","query":"loopaa","action":"sort"}'>${options()}</select>`,
  ],
])('requests results in the chosen order: %s', async (_dialect, markup) => {
  const { calls, sent } = await openFilters(markup);
  await choose('title_DESC');
  expect([calls.length, sent()['selectedFilters'], location.search]).toEqual([
    ...[1, { sortaa: 'title_DESC' }, '?brx_sortaa=title_DESC'],
  ]);
  await calls[0]?.answer(answerOf('', { filters: { sortaa: select('title_DESC') } }));
  expect(field().value).toBe('title_DESC');
  expect(field().getAttribute('aria-label')).toBe('Select sort');
  await choose('');
  expect([calls.length, sent()['selectedFilters'], location.search]).toEqual([2, {}, '']);
});

it('works in a theme’s dialect', async () => {
  start(filterSelect);
  const names = { filter: 'data-id', query: 'data-of', action: 'data-does' };
  addDialect('filter-select', 'theme', ['.theme-order'], { options: names });
  const { sent } = await openFilters(
    `<select class="theme-order" data-id="sortaa" data-of="loopaa" data-does="sort">${options()}</select>`,
  );
  expect(field().getAttribute('aria-label')).toBe('Select sort');
  await choose('title_DESC');
  expect(sent()['selectedFilters']).toEqual({ sortaa: 'title_DESC' });
});

it('starts with the server’s choice', async () => {
  stubSettings({ filterInstances: [], selectedFilters: { loopaa: ['sortaa'] } });
  const { sent } = await openFilters(`${select('title_ASC')}<select class="brxe-filter-select" id="other"
    data-brx-filter='${settings('otheraa', 'select')}'><option value="">All</option><option value="x">x</option></select>`);
  expect(Object(Reflect.get(globalThis, 'bricksData')).filterInstances.sortaa.currentValue).toBe('title_ASC');
  const other = the('#other', HTMLSelectElement);
  other.value = 'x';
  other.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  expect(sent()['selectedFilters']).toEqual({ sortaa: 'title_ASC', otheraa: 'x' });
});

it('a choice from before it was up has not filtered the printed results', async () => {
  await openFilters(select('title_ASC', { filterApplyOn: 'click' }), {}, () => {
    field().value = 'title_DESC';
  });
  expect([...(filterSets().get('loopaa')?.selection ?? []), field().value]).toEqual([
    ...[['sortaa', 'title_ASC'], 'title_DESC'],
  ]);
});

it('a list with two printed options requests nothing at its start', async () => {
  const list = select().replace('<select', '<select multiple');
  const { calls } = await openFilters(list.replaceAll('<option value="title', '<option selected value="title'));
  await settle();
  expect([calls.length, location.search]).toEqual([0, '']);
});

it('selects the first option if the choice is no longer offered', async () => {
  const { calls } = await openFilters(select());
  await choose('title_ASC');
  const rest = `<select><option value="">Select sort</option><option value="other">other</option></select>`;
  await calls[0]?.answer(answerOf('', { filters: { sortaa: rest } }));
  expect([field().value, field().selectedIndex]).toEqual(['', 0]);
});

it('is ignored without a loop, and if it is no select', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { calls } = await openFilters(
    `<select class="brxe-filter-select" data-brx-filter="{broken"><option>a</option><option>b</option></select><p data-island="filter-select"></p>`,
  );
  await choose('b');
  expect([calls.length, location.search]).toEqual([0, '']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"{broken"'), the('select'));
});

it('leaves a list that is no loop of ours to the server', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await openFilters(select('', { targetQueryId: 'gone', filterNiceName: 'order' }));
  await choose('title_ASC');
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/shop\/\?order=title_ASC$/));
});

it.each([
  ['aria-label=""', 'Select sort'],
  ['title="Order"', null],
])('is named by its first option, unless its author has named it: %s', async (attribute, name) => {
  await openFilters(select().replace('<select', `<select ${attribute}`));
  expect(field().getAttribute('aria-label')).toBe(name);
});

it.each(['change', 'click'])(
  'ignores events without a change, and requests nothing twice: on %s',
  async (filterApplyOn) => {
    stubSettings({ selectedFilters: { loopaa: ['sortaa'] } });
    const { calls } = await openFilters(select('title_ASC', { filterApplyOn }) + select('', { filterApplyOn }));
    const [, copy] = document.querySelectorAll('select');
    history.replaceState(null, '', '/shop/page/3/');
    await choose('title_ASC');
    expect([calls.length, location.pathname]).toEqual([0, '/shop/page/3/']);
    await choose('title_DESC');
    await choose('title_DESC');
    expect([calls.length, copy?.value]).toEqual([filterApplyOn === 'change' ? 1 : 0, 'title_DESC']);
    await choose('title_ASC');
    expect(copy?.value).toBe('title_ASC');
  },
);
