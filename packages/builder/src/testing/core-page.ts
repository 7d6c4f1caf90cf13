import { expect, vi } from 'vitest';
import { addFilter } from '../loops/filters/add-filter.ts';
import { changeFilter } from '../loops/filters/change-filter.ts';
import type { Filter, FilterFacts } from '../loops/filters/filter.ts';
import { filterSets } from '../loops/filters/filter-sets.ts';
import { addLoop, loop, stubFilters } from './filtered-page.ts';

/** Ends what the test has made. */
export const life = { page: new AbortController() };

/** A page without anything, for the core alone; call it before each test. */
export function openCore(): void {
  life.page = new AbortController();
  history.replaceState(null, '', '/shop/');
  document.body.innerHTML = '';
  // A part of the builder's settings is enough here.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('bricksData', { postId: '7', filterInstances: [], selectedFilters: [], filterNiceNames: [] });
}

/** Takes everything away, and sees that nothing is left; call it after each test. */
export function closeCore(): void {
  life.page.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(filterSets().size).toBe(0);
}

/** A select of the values `a` and `b`. */
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

/** Checkboxes of the values `x` and `y`. */
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

/** Chooses as a visitor does. */
export function choose(filter: Filter, value: Parameters<Filter['write']>[0]) {
  filter.write(value);
  return changeFilter(filter);
}

/** A loop, and a shop whose answers the test gives by hand. */
export function start(facts: Parameters<typeof addLoop>[1] = {}) {
  document.body.innerHTML = loop('loopaa');
  const { end } = addLoop('loopaa', facts);
  life.page.signal.addEventListener('abort', () => end.abort());
  return stubFilters();
}
