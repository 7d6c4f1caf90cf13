import { addDialect, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOf, closeFilters, openFilters, settings, settle } from '../../testing/filtered-page.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { the } from '../../testing/the.ts';
import { chosenValues } from '../filters/chosen-values.ts';
import { queryCalled } from '../query/queries.ts';
import { addPagination, type QueryPagination } from '../query/query-paginations.ts';
import { filterButton } from './island.ts';

beforeEach(() => stubSettings());

afterEach(async () => {
  await closeFilters();
  vi.restoreAllMocks();
});

const waiting = { filterApplyOn: 'click' };
const select = (id: string, more: object = waiting) =>
  `<select class="brxe-filter-select" id="${id}" data-brx-filter='${settings(id, 'select', more)}'><option value="">All</option><option value="x">x</option></select>`;
const button = (type: 'apply' | 'reset', more: object = {}, rest = '') =>
  `<button type="submit" class="brxe-filter-submit${rest && ' brx-no-active-filter'}" id="${type}" ${rest} data-brx-filter='${settings(`${type}aa`, type, more)}'>${type}</button>`;

async function choose(id: string, value: string) {
  const field = the(`#${id}`, HTMLSelectElement);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

async function click(id: string) {
  the(`#${id}`, HTMLElement).click();
  await settle();
}

it('applies the choices on click, and resets them on another', async () => {
  const { calls, sent } = await openFilters(
    `<form>${select('onesaa')}${select('twosaa')}${button('apply')}${button('reset')}</form>`,
  );
  const submitted = vi.fn((event: Event) => event.preventDefault());
  the('form', HTMLFormElement).addEventListener('submit', submitted);
  await choose('twosaa', 'x');
  await choose('onesaa', 'x');
  expect(calls).toHaveLength(0);
  await click('apply');
  expect([sent()['selectedFilters'], location.search]).toEqual([
    ...[{ onesaa: 'x', twosaa: 'x' }, '?brx_onesaa=x&brx_twosaa=x'],
  ]);
  await click('reset');
  expect([sent()['selectedFilters'], location.search, the('#onesaa', HTMLSelectElement).value]).toEqual([{}, '', '']);
  expect(submitted).not.toHaveBeenCalled();
});

it('shows the selection on another page, also in a new tab', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const opened = vi.spyOn(globalThis, 'open').mockImplementation(() => null);
  const elsewhere = { redirectTo: 'https://shop.test/all/?from=here' };
  const { calls } = await openFilters(
    select('onesaa', { ...waiting, filterNiceName: 'one' }) + button('apply', elsewhere),
  );
  await choose('onesaa', 'x');
  await click('apply');
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://shop.test/all/?from=here&one=x');
  expect([calls.length, location.search]).toEqual([0, '']);
  await openFilters(select('onesaa') + button('apply', { ...elsewhere, newTab: true }));
  await click('apply');
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://shop.test/all/?from=here', '_blank', 'noopener');
});

it('does not open an invalid address', async () => {
  const { calls } = await openFilters(select('onesaa') + button('apply', { redirectTo: 'javascript:alert(1)' }));
  await click('apply');
  expect(calls).toHaveLength(1);
});

it('shows while there is something to reset, and moves the focus when it hides', async () => {
  const { calls } = await openFilters(select('onesaa', {}) + button('reset', {}, 'disabled'));
  const reset = the('#reset', HTMLButtonElement);
  await choose('onesaa', 'x');
  await calls[0]?.answer(answerOf('', { filters: { resetaa: button('reset') } }));
  expect([reset.disabled, reset.className]).toEqual([false, 'brxe-filter-submit']);
  reset.focus();
  await click('reset');
  await calls[1]?.answer(answerOf('', { filters: { resetaa: button('reset', {}, 'disabled') } }));
  expect([reset.disabled, reset.className, document.activeElement]).toEqual([
    ...[true, 'brxe-filter-submit brx-no-active-filter', the('#onesaa', HTMLSelectElement)],
  ]);
});

it('works in a theme’s dialect', async () => {
  start(filterButton);
  addDialect('filter-button', 'theme', ['.theme-reset'], {
    states: { idle: 'is-gone' },
    options: { filter: 'data-id', query: 'data-of', type: 'data-does' },
  });
  const markup = (more: string) =>
    `<button id="reset" class="theme-reset ${more}" data-id="resetaa" data-of="loopaa" data-does="reset">Reset</button>`;
  const { calls } = await openFilters(select('onesaa', {}) + markup('is-gone'));
  await choose('onesaa', 'x');
  await calls[0]?.answer(answerOf('', { filters: { resetaa: markup('') } }));
  expect(the('#reset', HTMLElement).className).toBe('theme-reset');
  await click('reset');
  expect(the('#onesaa', HTMLSelectElement).value).toBe('');
  await calls[1]?.answer(answerOf('', { filters: { resetaa: markup('is-gone') } }));
  expect(the('#reset', HTMLElement).className).toBe('theme-reset is-gone');
});

it('resets a live search without a request, and ends the one under way', async () => {
  const { calls } = await openFilters(select('onesaa', {}) + button('reset'), { isLiveSearch: true });
  await choose('onesaa', 'x');
  const query = queryCalled('loopaa');
  expect([calls.length, query?.facts.get().isLoading]).toEqual([1, true]);
  await click('reset');
  expect([calls.length, the('#onesaa', HTMLSelectElement).value]).toEqual([1, '']);
  expect([query?.facts.get().isLoading, chosenValues().get('loopaa')]).toEqual([false, {}]);
  await calls[0]?.answer(answerOf('<li class="brxe-loopaa">new</li>'));
  expect(the('.brxe-loopaa').textContent).toBe('old');
});

it('moves the focus to the first filter in reach, past page links', async () => {
  const links = document.createElement('nav');
  const pages: QueryPagination = {
    ...{ id: 'pagesa', query: 'loopaa', element: links, page: 1, turn: undefined },
    ...{ show: () => undefined, save: () => '', restore: () => undefined },
  };
  const { calls } = await openFilters(
    `<div inert>${select('onesaa', {})}</div>${select('twosaa', {})}${button('reset')}`,
  );
  document.body.prepend(links);
  const remove = addPagination(pages);
  await choose('twosaa', 'x');
  the('#reset', HTMLButtonElement).focus();
  await click('reset');
  await calls[1]?.answer(answerOf('', { filters: { resetaa: button('reset', {}, 'disabled') } }));
  expect(document.activeElement).toBe(the('#twosaa', HTMLSelectElement));
  remove();
});
