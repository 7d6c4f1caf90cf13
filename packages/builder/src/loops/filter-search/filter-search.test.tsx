import { addDialect, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addLoop, answerOf, loop, settle, stubFilters } from '../../testing/filtered-page.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { addFilter } from '../filters/add-filter.ts';
import { applyFilters, resetFilters } from '../filters/change-filter.ts';
import { filterSets } from '../filters/filter-sets.ts';
import { queryTerm } from '../query/query-term.ts';
import { filterSearch } from './island.ts';

const search = (more = '', value = '') =>
  `<div class="brxe-filter-search"><input type="search" value="${value}" aria-label="Find" data-brx-filter='{"filterId":"finder","targetQueryId":"loopaa","filterType":"search","filterAction":"filter","filterInputDebounce":500,"filterMinChars":3${more}}'><i class="icon" role="button" tabindex="0" aria-label="Clear"></i></div>`;
const results =
  '<div id="found" data-brx-ls-wrapper="loopaa"><a href="/product/">A product</a></div><button id="beside">Beside</button>';

let page: AbortController | undefined;

// Loaded up front, so that no test waits for code.
await filterSearch.load();

beforeEach(() => {
  history.replaceState(null, '', '/shop/');
  stubSettings({ postId: '7' });
});

afterEach(async () => {
  vi.useRealTimers();
  page?.abort();
  document.body.replaceChildren();
  await vi.waitFor(() => expect(filterSets().size).toBe(0));
  queryTerm('loopaa').set(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function all<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The markup lacks ${selector}.`);
  return element;
}

async function open(html: string, facts: Parameters<typeof addLoop>[1] = {}) {
  document.body.innerHTML = `${loop('loopaa')}${html}`;
  page = addLoop('loopaa', facts).end;
  const shop = stubFilters();
  start(filterSearch);
  const field = all('input', HTMLInputElement);
  await vi.waitFor(() => expect(field.dataset['islandState']).toBe('ready'), { timeout: 5000 });
  const isLive = () => expect(field.getAttribute('aria-controls')).toBe('found');
  if (facts.isLiveSearch) await vi.waitFor(isLive, { timeout: 5000 });
  vi.useFakeTimers();
  const icon = all('.icon', HTMLElement);
  const type = (value: string, options: InputEventInit = {}) => {
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, ...options }));
  };
  const wait = async (time: number) => {
    vi.advanceTimersByTime(time);
    await settle();
  };
  const press = async (element: Element, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
    await settle();
    return event.defaultPrevented;
  };
  return { ...shop, field, icon, type, wait, press };
}

it('searches once after a pause in typing', async () => {
  const { calls, sent, type, wait, icon } = await open(search());
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
  const { calls, sent, type, wait, press, field } = await open(search());
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
  const { calls, type, wait, press, field } = await open(search());
  type('rug');
  await press(field, 'Enter');
  type('bridle');
  field.setSelectionRange(2, 2);
  await calls[0]?.answer(answerOf('<li class="brxe-loopaa">rug</li>', { filters: { finder: search('', 'rug') } }));
  expect([field.value, field.selectionStart, field.isConnected]).toEqual(['bridle', 2, true]);
  await wait(500);
  expect(calls).toHaveLength(2);
});

it('ignores text that is still being composed', async () => {
  const { calls, type, wait, press, field } = await open(search());
  type('にほん', { isComposing: true });
  await wait(5000);
  // The second is Safari's, which follows the composition.
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
  expect(calls).toHaveLength(0);
  field.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await wait(500);
  expect(calls).toHaveLength(1);
  expect(await press(field, 'a')).toBe(false);
});

it('puts off a search while text is being composed', async () => {
  const { calls, sent, type, wait, field } = await open(search());
  type('乗馬用');
  await wait(400);
  type('乗馬用k', { isComposing: true });
  await wait(5000);
  expect(calls).toHaveLength(0);
  type('乗馬用鞍', { isComposing: true });
  field.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await wait(500);
  expect(sent()['selectedFilters']).toEqual({ finder: '乗馬用鞍' });
});

it.each(['click', 'Enter', ' '])('is cleared by its icon: %j', async (key) => {
  const { calls, sent, press, field, icon } = await open(search('', 'rug'));
  expect(icon.classList.contains('brx-show')).toBe(false);
  field.focus();
  if (key === 'click') icon.click();
  else expect(await press(icon, key)).toBe(true);
  await settle();
  expect([field.value, document.activeElement === field, calls.length]).toEqual(['', true, 1]);
  expect(Object.keys(Object(sent()['selectedFilters']))).toEqual([]);
});

it('waits for the submit button except on Enter', async () => {
  const { calls, sent, type, wait, press, field } = await open(search(',"filterApplyOn":"click"'));
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
  const { calls, type, press, field } = await open(search() + results, { isLiveSearch: true });
  const isShown = () => all('#found', HTMLElement).classList.contains('brx-ls-active');
  field.focus();
  expect(isShown()).toBe(false);
  type('<b>rug');
  await press(field, 'Enter');
  expect([isShown(), queryTerm('loopaa').get(), location.search]).toEqual([true, '<b>rug', '']);
  await calls[0]?.answer(answerOf('<li class="brxe-loopaa">rug</li>'));
  all('#found a', HTMLAnchorElement).focus();
  expect(isShown()).toBe(true);
  expect(await press(all('#found a', HTMLAnchorElement), 'Escape')).toBe(true);
  expect([isShown(), document.activeElement === field, field.value]).toEqual([false, true, '<b>rug']);
  field.blur();
  field.focus();
  expect(isShown()).toBe(true);
  all('#beside', HTMLButtonElement).click();
  expect(isShown()).toBe(false);
  field.blur();
  field.focus();
  all('#beside', HTMLButtonElement).focus();
  expect(isShown()).toBe(false);
});

it('hides a live search’s results for all but its own controls and other filters', async () => {
  const dates = '<p>Beside</p><input id="dates"><input id="shown-dates">';
  const { type, press, field, icon } = await open(search() + results + dates, { isLiveSearch: true });
  const date = all('#dates', HTMLInputElement);
  Object.assign(date, { _flatpickr: { _input: all('#shown-dates', HTMLInputElement) } });
  const facts = { filter: 'datesa', query: 'loopaa', action: 'filter', name: '', apply: 'change' } as const;
  const parts = { type: 'datepicker', read: () => '', write: () => undefined } as const;
  addFilter(facts, date, parts, page?.signal ?? AbortSignal.abort());
  type('rug');
  await press(field, 'Enter');
  const isShown = () => all('#found', HTMLElement).classList.contains('brx-ls-active');
  for (const control of [icon, date, all('#shown-dates', HTMLInputElement)]) {
    control.focus();
    expect(isShown()).toBe(true);
  }
  all('p', HTMLElement).click();
  expect(isShown()).toBe(false);
});

it('works in a theme’s dialect', async () => {
  start(filterSearch);
  addDialect('filter-search', 'theme', ['.theme-search'], {
    parts: { field: '.term', clear: '.empty' },
    states: { clearable: '[data-filled]', showing: 'is-there' },
    options: { filter: 'data-id', query: 'data-of' },
  });
  document.body.innerHTML = `${loop('loopaa')}<p class="theme-search" data-id="finder" data-of="loopaa"><b>
    <input type="hidden"><input class="term"> <button class="empty">×</button></b></p>${results}`;
  page = addLoop('loopaa', { isLiveSearch: true }).end;
  const { sent } = stubFilters();
  start(filterSearch);
  const field = all('.term', HTMLInputElement);
  await vi.waitFor(() => expect(field.getAttribute('aria-controls')).toBe('found'), { timeout: 5000 });
  field.value = 'rug';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(all('.empty', HTMLElement).matches('[data-filled]:not(.brx-show)')).toBe(true);
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await settle();
  expect([sent()['selectedFilters'], all('#found', HTMLElement).className]).toEqual([{ finder: 'rug' }, 'is-there']);
  all('.empty', HTMLElement).click();
  expect([all('#found', HTMLElement).className, field.value]).toEqual(['', '']);
});

it('hides a live search that is emptied, without a request', async () => {
  const { calls, type, press, field, icon } = await open(search() + results, { isLiveSearch: true });
  const found = all('#found', HTMLElement);
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
