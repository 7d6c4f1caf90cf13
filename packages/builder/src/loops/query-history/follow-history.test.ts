import { afterEach, expect, test, vi } from 'vitest';
import { followHistory } from './follow-history.ts';
import { historyEntries } from './history-entries.ts';
import { historyParts } from './history-parts.ts';
import { writeEntries } from './stored-entries.ts';

afterEach(() => {
  historyParts().splice(0);
  sessionStorage.clear();
});

const stored = { scroll: [0, 0], loops: {}, paginations: {}, parts: { filters: 'earlier' } } as const;
const markOf = (entry: string) => ({ stirrup: { entry } });

test('a mark restores what its entry showed; a link to a place on the page restores nothing', () => {
  history.replaceState(markOf('first'), '', '/shop/');
  writeEntries([
    [`${location.href}#size`, stored],
    ['mark', stored],
  ]);
  const restore = vi.fn();
  historyParts().push({ name: 'filters', save: () => 'now', state: () => ({}), restore });
  // The visitor has gone back while the code was loading.
  const { kept } = historyEntries();
  historyEntries().current = 'left';
  kept.set('first', { ...stored, parts: { filters: 'missed' } });
  followHistory();
  expect(restore.mock.lastCall?.[0]).toBe('missed');
  const goTo = (address: string, state: unknown = null): unknown => {
    restore.mockReset();
    history.replaceState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return restore.mock.lastCall?.[0];
  };
  expect(goTo('/shop/#size')).toBeUndefined();
  const size: unknown = history.state;
  expect(goTo('/shop/?page=2', markOf('mark'))).toBe('earlier');
  // A new entry of an address that was left before.
  expect(goTo('/shop/#size')).toBeUndefined();
  expect(goTo('/shop/#size', size)).toBe('now');
});

test('an entry has its mark before its results change, with or without a new entry', () => {
  followHistory();
  history.replaceState(null, '', '/shop/');
  document.dispatchEvent(new CustomEvent('bricks/ajax/start'));
  expect(history.state).toMatchObject({ stirrup: {} });
});
