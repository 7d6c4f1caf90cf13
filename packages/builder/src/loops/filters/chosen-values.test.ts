import { afterEach, beforeEach, expect, it } from 'vitest';
import { addSelect, choose, closeCore, life, openCore, start } from '../../testing/core-page.ts';
import { settle } from '../../testing/filtered-page.ts';
import { addFilter } from './add-filter.ts';
import { filterState } from './chosen-values.ts';
import type { FilterParts } from './filter.ts';
import { restoreFilters } from './restore-filters.ts';

beforeEach(openCore);
afterEach(closeCore);

function add(id: string, parts: Pick<FilterParts, 'type' | 'original'>): void {
  const element = document.body.appendChild(document.createElement('p'));
  const facts = { filter: id, query: 'loopaa', action: 'filter', name: '', apply: 'change' } as const;
  const read = () => parts.original ?? '';
  addFilter(facts, element, { read, write: () => {}, isEmpty: () => true, ...parts }, life.page.signal);
}

it('an entry of the history has the values of all filters, and those of the chosen ones come back from it', async () => {
  start();
  const [kind, other] = [addSelect('kindaa'), addSelect('otheraa')];
  add('boxesa', { type: 'checkbox', original: [] });
  add('pricea', { type: 'range', original: [10, 90] });
  add('applya', { type: 'apply' });
  void choose(kind, 'a');
  await settle();
  expect(history.state).toMatchObject({
    isBricksFilter: true,
    targetQueryId: 'loopaa',
    selectedFilters: { loopaa: { 0: 'kindaa' } },
  });
  expect(history.state.instancesValue).toEqual({
    loopaa: { kindaa: 'a', otheraa: '', boxesa: [], pricea: [10, 90] },
  });
  const { state } = history;
  void choose(kind, '');
  void choose(other, 'b');
  await settle();
  restoreFilters(undefined, state);
  expect([kind.read(), other.read(), Object(filterState('')).selectedFilters]).toEqual([
    'a',
    '',
    { loopaa: { 0: 'kindaa' } },
  ]);
  restoreFilters(undefined, { ...state, selectedFilters: [] });
  expect(kind.read()).toBe('');
});

it('the state of another script restores nothing', () => {
  start();
  const kind = addSelect('kindaa');
  kind.write('a');
  for (const state of [null, 'x', {}, { instancesValue: 'x' }]) restoreFilters(undefined, state);
  expect(kind.read()).toBe('a');
});
