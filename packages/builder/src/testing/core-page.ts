import { expect, vi } from 'vitest';
import { addFilter } from '../loops/filters/add-filter.ts';
import { changeFilter } from '../loops/filters/change-filter.ts';
import type { Filter } from '../loops/filters/filter.ts';
import type { FilterFacts } from '../loops/filters/filter-props.ts';
import { filterSets } from '../loops/filters/filter-sets.ts';
import { addLoop, loop, stubFilters } from './filtered-page.ts';
import { stubSettings } from './stub-server.ts';

/** Controller of everything that a test creates. */
export const life = { page: new AbortController() };

/** Opens an empty page for tests of the core; call it before each test. */
export function openCore(): void {
  life.page = new AbortController();
  history.replaceState(null, '', '/shop/');
  document.body.innerHTML = '';
  stubSettings({ postId: '7', filterInstances: [], selectedFilters: [], filterNiceNames: [] });
}

/** Removes everything, and checks that nothing is left; call it after each test. */
export function closeCore(): void {
  life.page.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(filterSets().size).toBe(0);
}

/** Adds a select with the values `a` and `b`. */
export function addSelect(id: string, facts: Partial<FilterFacts> = {}, options = ['', 'a', 'b']): Filter {
  const element = document.createElement('select');
  element.innerHTML = options.map((value) => `<option value="${value}">${value}</option>`).join('');
  document.body.append(element);
  const filter = addFilter(
    { filter: id, query: 'loopaa', action: 'filter', name: '', apply: 'change', ...facts },
    element,
    { type: 'select', read: () => element.value, write: (value) => (element.value = String(value ?? '')) },
    life.page.signal,
  );
  if (!filter) throw new Error('no filter');
  return filter;
}

/** Adds checkboxes with the values `x` and `y`. */
export function addBoxes(id: string, facts: Partial<FilterFacts> = {}): Filter {
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
    life.page.signal,
  );
  if (!filter) throw new Error('no filter');
  return filter;
}

/** Changes a filter as a visitor would. */
export function choose(filter: Filter, value: Parameters<Filter['write']>[0]) {
  filter.write(value);
  return changeFilter(filter);
}

/** Opens a loop, and a shop whose responses the test gives by hand. */
export function start(facts: Parameters<typeof addLoop>[1] = {}) {
  document.body.innerHTML = loop('loopaa');
  const { end } = addLoop('loopaa', facts);
  life.page.signal.addEventListener('abort', () => end.abort());
  return stubFilters();
}
