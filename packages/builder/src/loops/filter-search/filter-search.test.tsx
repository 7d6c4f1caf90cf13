import { addDialect, start } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOf, settle } from '../../testing/filtered-page.ts';
import { closeSearch, openSearch, printSearch, RESULTS, search } from '../../testing/search-page.ts';
import { the } from '../../testing/the.ts';
import { addFilter } from '../filters/add-filter.ts';
import { applyFilters, resetFilters } from '../filters/change-filter.ts';
import { chosenValues } from '../filters/chosen-values.ts';
import { filterSets } from '../filters/filter-sets.ts';
import { queryTerm } from '../query/query-term.ts';
import { filterSearch } from './island.ts';

afterEach(closeSearch);

it('searches once after a pause in typing', async () => {
  const { calls, sent, type, wait, icon } = await openSearch(search());
  for (const term of ['r', 'ru', 'rug']) {
    type(term);
    await wait(499);
  }
  expect([calls.length, icon.classList.contains('brx-show')]).toEqual([0, true]);
  await wait(1);
  expect([calls.length, sent()['selectedFilters'], location.search]).toEqual([1, { finder: 'rug' }, '?brx_finder=rug']);
  type('rugs');
  type('rug');
  await wait(500);
  expect(calls).toHaveLength(1);
});

it('waits for the minimum length, and shows all results for an emptied field', async () => {
  const { calls, sent, type, wait, press, field } = await openSearch(search());
  type('ru');
  await wait(5000);
  expect(calls).toHaveLength(0);
  expect(await press(field, 'Enter')).toBe(true);
  expect(sent()['selectedFilters']).toEqual({ finder: 'ru' });
  await press(field, 'Enter');
  expect(calls).toHaveLength(2);
  type('');
  await wait(500);
  expect([sent()['selectedFilters'], calls.length]).toEqual([{}, 3]);
});

it('a later term wins, and the field never changes', async () => {
  const { calls, type, wait, press, field } = await openSearch(search());
  type('rug');
  await press(field, 'Enter');
  type('bridle');
  field.setSelectionRange(2, 2);
  await calls[0]?.answer(answerOf('<li class="brxe-loopaa">rug</li>', { filters: { finder: search('', 'rug') } }));
  expect([field.value, field.selectionStart, field.isConnected]).toEqual(['bridle', 2, true]);
  await wait(500);
  expect(calls).toHaveLength(2);
});

it.each(['click', 'Enter', ' '])('is cleared by its icon: %j', async (key) => {
  const { calls, sent, press, field, icon } = await openSearch(search('', 'rug'));
  expect(icon.classList.contains('brx-show')).toBe(false);
  field.focus();
  if (key === 'click') icon.click();
  else expect(await press(icon, key)).toBe(true);
  await settle();
  expect([field.value, document.activeElement === field, calls.length]).toEqual(['', true, 1]);
  expect(Object.keys(Object(sent()['selectedFilters']))).toEqual([]);
});

it('waits for the submit button except on Enter', async () => {
  const { calls, sent, type, wait, press, field } = await openSearch(search(',"filterApplyOn":"click"'));
  type('rug');
  await wait(5000);
  expect(calls).toHaveLength(0);
  const [filter] = filterSets().get('loopaa')?.filters ?? [];
  if (filter) void applyFilters(filter);
  await settle();
  expect(sent()['selectedFilters']).toEqual({ finder: 'rug' });
  type('bridle');
  await press(field, 'Enter');
  expect(sent()['selectedFilters']).toEqual({ finder: 'bridle' });
  if (filter) void resetFilters(filter);
  expect(field.value).toBe('');
});

it('shows the results of a live search, and keeps the address', async () => {
  const { calls, type, press, field } = await openSearch(search() + RESULTS, { isLiveSearch: true });
  const isShown = () => the('#found').classList.contains('brx-ls-active');
  field.focus();
  expect(isShown()).toBe(false);
  type('<b>rug');
  await press(field, 'Enter');
  expect([isShown(), queryTerm('loopaa').get(), location.search]).toEqual([true, '<b>rug', '']);
  await calls[0]?.answer(answerOf('<li class="brxe-loopaa">rug</li>'));
  the('#found a', HTMLAnchorElement).focus();
  expect(isShown()).toBe(true);
  expect(await press(the('#found a', HTMLAnchorElement), 'Escape')).toBe(true);
  expect([isShown(), document.activeElement === field, field.value]).toEqual([false, true, '<b>rug']);
  field.blur();
  field.focus();
  expect(isShown()).toBe(true);
  the('#beside', HTMLButtonElement).click();
  expect(isShown()).toBe(false);
  field.blur();
  field.focus();
  the('#beside', HTMLButtonElement).focus();
  expect(isShown()).toBe(false);
});

it('hides a live search’s results for all but its own controls and other filters', async () => {
  const dates = '<p>Beside</p><input id="dates"><input id="shown-dates">';
  const { type, press, field, icon, signal } = await openSearch(search() + RESULTS + dates, { isLiveSearch: true });
  const date = the('#dates', HTMLInputElement);
  Object.assign(date, { _flatpickr: { _input: the('#shown-dates', HTMLInputElement) } });
  const facts = { filter: 'datesa', query: 'loopaa', action: 'filter', name: '', apply: 'change' } as const;
  const parts = { type: 'datepicker', read: () => '', write: () => undefined } as const;
  addFilter(facts, date, parts, signal);
  type('rug');
  await press(field, 'Enter');
  const isShown = () => the('#found').classList.contains('brx-ls-active');
  for (const control of [icon, date, the('#shown-dates', HTMLInputElement)]) {
    control.focus();
    expect(isShown()).toBe(true);
  }
  the('p').click();
  expect(isShown()).toBe(false);
});

it('works in a theme’s dialect', async () => {
  start(filterSearch);
  addDialect('filter-search', 'theme', ['.theme-search'], {
    parts: { field: '.term', clear: '.empty' },
    states: { clearable: '[data-filled]', showing: 'is-there' },
    options: { filter: 'data-id', query: 'data-of' },
  });
  const { sent } = printSearch(
    `<p class="theme-search" data-id="finder" data-of="loopaa"><b>
    <input type="hidden"><input class="term"> <button class="empty">×</button></b></p>${RESULTS}`,
    { isLiveSearch: true },
  );
  start(filterSearch);
  const field = the('.term', HTMLInputElement);
  await vi.waitFor(() => expect(field.getAttribute('aria-controls')).toBe('found'));
  field.value = 'rug';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(the('.empty').matches('[data-filled]:not(.brx-show)')).toBe(true);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await settle();
  expect([sent()['selectedFilters'], the('#found').className]).toEqual([{ finder: 'rug' }, 'is-there']);
  the('.empty').click();
  expect([the('#found').className, field.value]).toEqual(['', '']);
});

it('hides a live search that is emptied, without a request', async () => {
  const { calls, type, press, field, icon } = await openSearch(search() + RESULTS, { isLiveSearch: true });
  const found = the('#found');
  type('rug');
  await press(field, 'Enter');
  icon.click();
  await settle();
  expect([found.className, calls.length, filterSets().get('loopaa')?.selection.size]).toEqual(['', 1, 0]);
  type('rug');
  await press(field, 'Enter');
  expect(found.className).toBe('brx-ls-active');
  field.remove();
  await vi.waitFor(() => expect(found.className).toBe(''));
});

it('two fields of one live search hide its results together', async () => {
  const markup = search() + search() + RESULTS;
  const { calls, type, press, field, icon, signal } = await openSearch(markup, { isLiveSearch: true });
  const [, other] = document.querySelectorAll('input');
  const isShown = () => the('#found').classList.contains('brx-ls-active');
  await vi.waitFor(() => expect(other?.getAttribute('aria-controls')).toBe('found'));
  field.focus();
  type('rug');
  await press(field, 'Enter');
  await calls[0]?.answer(answerOf('<li class="brxe-loopaa">rug</li>'));
  expect([isShown(), other?.value, signal.aborted]).toEqual([true, 'rug', false]);
  icon.focus();
  await settle();
  expect(isShown()).toBe(true);
  await press(field, 'Escape');
  expect(isShown()).toBe(false);
  the('#beside', HTMLButtonElement).focus();
  await settle();
  expect(isShown()).toBe(false);
  other?.focus();
  expect(isShown()).toBe(true);
  the('#beside', HTMLButtonElement).focus();
  await settle();
  expect(isShown()).toBe(false);
});

it('an emptied live search is no choice any more, for the history, other scripts and its other field', async () => {
  const { type, press, field, icon } = await openSearch(search() + search() + RESULTS, { isLiveSearch: true });
  const published = () => Object(Reflect.get(globalThis, 'bricksData')).selectedFilters.loopaa;
  const [, other] = document.querySelectorAll('input');
  type('rug');
  await press(field, 'Enter');
  expect([chosenValues().get('loopaa'), published(), other?.value]).toEqual([
    { finder: 'rug' },
    { 0: 'finder' },
    'rug',
  ]);
  icon.click();
  await settle();
  expect([chosenValues().get('loopaa'), published(), other?.value]).toEqual([{}, {}, '']);
});
