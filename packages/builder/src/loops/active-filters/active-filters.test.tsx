import { addDialect, start } from '@stirrup/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOf, closeFilters, openFilters, settings, settle } from '../../testing/filtered-page.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { the } from '../../testing/the.ts';
import { filterSets } from '../filters/filter-sets.ts';
import { focusFilter } from '../filters/focus-filter.ts';
import { activeFilters } from './island.ts';

beforeEach(() => stubSettings());

afterEach(async () => {
  await closeFilters();
  vi.restoreAllMocks();
});

const button = (id: string, value: string, parameter = `brx_${id}`) =>
  `<li><button aria-label="Clear filter" data-filter-id="${id}" data-filter-value="${value}" data-filter-url-param="${parameter}">The ${value}</button></li>`;
const list = (...buttons: string[]) =>
  `<ul class="brxe-filter-active-filters" data-brx-filter='${settings('active', 'active-filters')}'>${buttons.join('')}</ul>`;
const boxes = `<ul class="brxe-filter-checkbox" data-brx-filter='${settings('boxesa', 'checkbox')}'>
  <li><input type="checkbox" value="a" checked></li><li><input type="checkbox" value="b" checked></li></ul>`;
const kind = (
  name = '',
) => `<select class="brxe-filter-select" data-brx-filter='${settings('kindaa', 'select', { filterNiceName: name })}'>
  <option value="">All</option><option value="x" selected>x</option></select>`;

const the2 = (value: string) => the(`button[data-filter-value="${value}"]`, HTMLButtonElement);

async function click(value: string) {
  the2(value).click();
  await settle();
}

it('clears one value of several, or a filter’s only one; the focus moves to the next button', async () => {
  const { calls, sent } = await openFilters(
    boxes + kind() + list(button('boxesa', 'a'), button('boxesa', 'b'), button('kindaa', 'x')),
  );
  the2('a').focus();
  await click('a');
  expect([sent()['selectedFilters'], sent()['filters']]).toEqual([
    ...[{ boxesa: ['b'], kindaa: 'x' }, ['boxesa', 'kindaa', 'active']],
  ]);
  await click('a');
  expect(calls).toHaveLength(1);
  await calls[0]?.answer(answerOf('', { filters: { active: list(button('boxesa', 'b'), button('kindaa', 'x')) } }));
  expect(document.activeElement).toBe(the2('b'));
  await click('x');
  expect([sent()['selectedFilters'], the('select', HTMLSelectElement).value]).toEqual([{ boxesa: ['b'] }, '']);
  await calls[1]?.answer(answerOf('', { filters: { active: list(button('boxesa', 'b')) } }));
  the2('b').focus();
  await click('b');
  await calls[2]?.answer(answerOf('', { filters: { active: list() } }));
  expect([sent()['selectedFilters'], document.activeElement]).toEqual([{}, the('input[value="a"]', HTMLInputElement)]);
});

it('moves the focus to the results if the filter is out of reach; they are focusable only while they have it', async () => {
  const { calls } = await openFilters(`<div inert>${kind()}</div>${list(button('kindaa', 'x'))}`);
  the2('x').focus();
  await click('x');
  await calls[0]?.answer(answerOf('', { filters: { active: list() } }));
  const results = the('ul', HTMLElement);
  expect(document.activeElement).toBe(results);
  results.blur();
  expect(results.hasAttribute('tabindex')).toBe(false);
});

it('moves the focus to the copy of a filter that is in reach, and to the calendar in place of a field', async () => {
  const { calls } = await openFilters(`<div inert>${kind()}</div>${kind()}${list(button('kindaa', 'x'))}`);
  const [, copy] = document.querySelectorAll('select');
  the2('x').focus();
  await click('x');
  await calls[0]?.answer(answerOf('', { filters: { active: list() } }));
  expect(document.activeElement).toBe(copy);

  const field = Object.assign(document.createElement('input'), { type: 'hidden' });
  const calendar = document.createElement('input');
  document.body.append(field, calendar);
  Object.assign(field, { _flatpickr: { _input: calendar } });
  const [filter] = filterSets().get('loopaa')?.filters ?? [];
  if (filter) focusFilter([{ ...filter, element: field }]);
  expect(document.activeElement).toBe(calendar);
});

it('names each button after its value, and restores the names', async () => {
  await openFilters(list(button('boxesa', 'a'), button('boxesa', 'b')));
  const labels = () => [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));
  expect(labels()).toEqual(['Clear filter: The a', 'Clear filter: The b']);
  const root = the('.brxe-filter-active-filters', HTMLElement);
  root.remove();
  await vi.waitFor(() => expect(root.querySelector('button')?.getAttribute('aria-label')).toBe('Clear filter'));
});

it('works in a theme’s dialect, also with buttons that a response adds', async () => {
  start(activeFilters);
  addDialect('active-filters', 'theme', ['.theme-chosen'], {
    parts: { button: '.theme-give-up' },
    options: { filter: 'data-id', query: 'data-of' },
  });
  const chosen = (...buttons: string[]) =>
    `<div class="theme-chosen" data-id="active" data-of="loopaa">${buttons.join('').replaceAll('<button', '<button class="theme-give-up"')}</div>`;
  const { calls, sent } = await openFilters(boxes + chosen(button('boxesa', 'a')));
  expect(the2('a').getAttribute('aria-label')).toBe('Clear filter: The a');
  await click('a');
  // Kept markup has our names.
  const kept = button('boxesa', 'b').replace('Clear filter', 'Clear filter: The b');
  await calls[0]?.answer(answerOf('', { filters: { active: chosen(kept) } }));
  expect(the2('b').getAttribute('aria-label')).toBe('Clear filter: The b');
  await click('b');
  expect(sent()['selectedFilters']).toEqual({});
});

it('clears all filters of one parameter, which share a button', async () => {
  const { calls, sent } = await openFilters(kind('kind') + list(button('other', 'x', 'kind')));
  await click('x');
  expect([calls.length, sent()['selectedFilters']]).toEqual([1, {}]);
});

it('clears applied values that controls no longer show, because that waits for the submit button', async () => {
  const waiting = (boxes + kind()).replaceAll('"filterApplyOn":"change"', '"filterApplyOn":"click"');
  const { calls, sent } = await openFilters(waiting + list(button('boxesa', 'a'), button('kindaa', 'x')));
  the('input[value="a"]', HTMLInputElement).click();
  the('select', HTMLSelectElement).value = '';
  await settle();
  expect(calls).toEqual([]);
  await click('a');
  expect(sent()['selectedFilters']).toEqual({ boxesa: ['b'], kindaa: 'x' });
  await click('x');
  expect(sent()['selectedFilters']).toEqual({ boxesa: ['b'] });
  await click('x');
  expect(calls).toHaveLength(2);
});

it('does not submit a form around it, and ignores a filter that is not on the page', async () => {
  const { calls } = await openFilters(`<form>${list(button('gone', 'x'))}</form>`);
  const submitted = vi.fn((event: Event) => event.preventDefault());
  the('form', HTMLFormElement).addEventListener('submit', submitted);
  await click('x');
  expect([calls.length, submitted.mock.calls.length]).toEqual([0, 0]);
});
