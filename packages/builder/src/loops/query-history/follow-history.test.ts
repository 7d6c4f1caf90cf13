import { afterEach, expect, test, vi } from 'vitest';
import { followHistory } from './follow-history.ts';
import { historyEntries } from './history-entries.ts';
import { historyParts } from './history-parts.ts';
import { writeEntries } from './kept-entries.ts';

afterEach(() => {
  historyParts().splice(0);
  sessionStorage.clear();
});

test('an address restores what this page has saved, a mark what an earlier visit has', () => {
  history.replaceState(null, '', '/shop/');
  const stored = { scroll: [0, 0], loops: {}, paginations: {}, parts: { filters: 'earlier' } } as const;
  writeEntries([
    [`${location.href}#size`, stored],
    ['mark', stored],
  ]);
  const restore = vi.fn();
  historyParts().push({ name: 'filters', save: () => 'now', state: () => ({}), restore });
  // The visitor has gone back while the code was loading.
  const { kept } = historyEntries();
  historyEntries().current = 'left';
  kept.set(location.href, { ...stored, parts: { filters: 'missed' } });
  followHistory();
  expect(restore.mock.lastCall?.[0]).toBe('missed');
  restore.mockReset();
  const goTo = (address: string, state: object | null = null) => {
    history.replaceState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    return restore.mock.lastCall?.[0];
  };
  expect(goTo('/shop/#size')).toBeUndefined();
  expect(goTo('/shop/?page=2', { stirrup: { entry: 'mark' } })).toBe('earlier');
  expect(goTo('/shop/#size')).toBe('now');
});
